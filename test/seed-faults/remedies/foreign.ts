/** Members of later games and of other kinds of object, as they come with what people copy. */
import type { Json } from "../../../generator/model/json.ts";
import type { BuiltInKind } from "../../../generator/model/kind-names.ts";
import { insert, insertedAt } from "../../search/edit.ts";
import { survives } from "../fault-class.ts";
import type { RemedyClass } from "../remedy.ts";
import { atEntries } from "./sites.ts";

/** A member of its own is found once, and taken for no other. */
function foreign(
  name: string,
  kinds: readonly BuiltInKind[],
  members: Readonly<Record<string, readonly [value: Json, ...wrong: string[]]>>,
): RemedyClass {
  return atEntries(
    `foreign: ${name}`,
    (entry, random) => {
      const [member, [value, ...wrong]] = random.pick(Object.entries(members)) ?? ["", [null]];
      if (Object.hasOwn(entry.value, member)) return undefined;
      return {
        edits: [insert(entry, entry.node, { [member]: value })],
        never: wrong.map((each) => `"${each}"`),
        at: [insertedAt(entry, entry.node)],
      };
    },
    kinds,
  );
}

/** Changes of what is inherited, in an object that inherits nothing. */
function editing(
  name: string,
  members: Readonly<Record<string, Json>>,
  kinds: readonly BuiltInKind[],
): RemedyClass {
  return atEntries(
    `foreign: ${name}`,
    (entry) => ({
      edits: [insert(entry, entry.node, members)],
      says: ["copy-from"],
      at: [insertedAt(entry, entry.node)],
    }),
    kinds,
    (entry, world) => survives(entry, world) && !Object.hasOwn(entry.value, "copy-from"),
  );
}

export const foreignRemedies: readonly RemedyClass[] = [
  foreign("a later game's members of tiles", ["furniture", "terrain"], {
    connect_groups: ["WALL", "flags"],
    rotates_to: ["INDOORFLOOR", "roof"],
    fall_damage_reduction: [5, "light_emitted"],
    hidden_trap: ["tr_x", "trap"],
    shoot: [{ chance_to_hit: 50 }, "roof"],
    floor_bedding_heat: [3],
    weapon_category: ["BLADES", "comfort"],
    emissions: [["emit_smoke"], "oxytorch"],
    prying: [{ result: "t_null" }],
  }),
  foreign("a later game's members of recipes", ["recipe", "uncraft"], {
    npc_unreadable: [true],
    weapon_category: ["BLADES", "category"],
    steps: [[], "tools"],
    tool_list: [[["hammer"]], "tool_usage"],
    practice_data: [{ min_difficulty: 1 }],
    result_eocs: [["EOC_X"], "result_mult"],
  }),
  foreign("a later game's members of professions", ["profession"], {
    npc_background: ["BG_x"],
    age_lower: [21],
    hobbies: [["x"], "addictions"],
    martial_arts_choices: [["style_x"]],
    recipes: [["x"], "pets", "flags"],
    chargen_allow_npc: [false],
    weapon_category: ["BLADES"],
    effect_on_conditions: [["EOC_X"]],
  }),
  foreign("members of items", ["furniture", "terrain", "recipe", "profession"], {
    bashing: [5, "bash"],
    cutting: [5],
    to_hit: [1],
    weight: ["1 kg"],
    price: ["1 USD", "pry"],
    techniques: [["WBLOCK_1"]],
    use_action: [["X"], "examine_action"],
    covers: [["torso"]],
  }),
  editing("proportional without copy-from", { proportional: { light_emitted: 1.5 } }, [
    "furniture",
    "terrain",
  ]),
  editing("relative without copy-from", { relative: { difficulty: 1 } }, ["recipe"]),
  editing("extend without copy-from", { extend: { flags: ["X"] } }, [
    "furniture",
    "terrain",
    "recipe",
  ]),
  editing("delete without copy-from", { delete: { flags: ["X"] } }, [
    "furniture",
    "terrain",
    "recipe",
  ]),
];
