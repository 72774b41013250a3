/** Members under other names, in other kinds, and at other depths. */
import type { Json } from "../../../generator/model/json.ts";
import type { BuiltInKind } from "../../../generator/model/kind-names.ts";
import { insert, insertedAt, remove } from "../../search/edit.ts";
import { edited, json, renamed, rewritten, textOf, type RemedyClass } from "../remedy.ts";
import { propertyOf } from "../../search/world.ts";
import { atEntries } from "./sites.ts";

/** What people call members that they do not remember. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  description: ["desc", "text", "info", "descr"],
  name: ["title", "label", "display_name"],
  color: ["colour", "fg", "foreground"],
  bgcolor: ["background", "bg_color", "bgcolour"],
  symbol: ["sym", "glyph", "char", "ascii"],
  move_cost: ["movement_cost", "movecost", "walk_cost"],
  move_cost_mod: ["move_cost_modifier", "movecost_mod"],
  required_str: ["strength_required", "str_required", "required_strength"],
  max_volume: ["volume", "capacity", "storage"],
  light_emitted: ["light", "luminance", "light_level"],
  looks_like: ["similar_to", "tile_like"],
  examine_action: ["on_examine", "action", "examine"],
  points: ["cost", "point_cost", "price"],
  cbms: ["bionics", "implants"],
  traits: ["mutations", "starting_traits"],
  pets: ["animals", "companions"],
  vehicle: ["car", "starting_vehicle"],
  time: ["duration", "craft_time", "time_needed"],
  skill_used: ["skill", "primary_skill", "main_skill"],
  skills_required: ["required_skills", "needed_skills", "skill_requirements"],
  components: ["ingredients", "materials", "parts"],
  tools: ["tool", "required_tools", "tools_required"],
  qualities: ["tool_qualities", "quality"],
  book_learn: ["books", "learned_from", "book"],
  autolearn: ["auto_learn", "autolearned", "auto"],
  difficulty: ["level", "skill_level"],
  result_mult: ["result_count", "amount", "yield"],
  flags: ["tags", "properties"],
};

const parts: Readonly<Record<string, readonly string[]>> = {
  "bash.str_min": ["min_str", "strength_min", "minimum_strength"],
  "bash.str_max": ["max_str", "strength_max"],
  "bash.sound": ["noise", "message"],
  "bash.items": ["drops", "loot"],
  "bash.sound_fail": ["fail_sound", "sound_failure"],
  "bash.ter_set": ["terrain", "becomes", "result"],
  "deconstruct.items": ["drops", "byproducts"],
  "pry.difficulty": ["strength", "level"],
  "pry.success_message": ["message", "success"],
  "pry.fail_message": ["failure_message", "failed_message"],
  "pry.pry_quality": ["quality", "prying_quality"],
  "workbench.multiplier": ["speed", "mult"],
  "workbench.mass": ["weight", "max_mass"],
  "workbench.volume": ["max_volume", "capacity"],
  "boltcut.duration": ["time"],
  "hacksaw.duration": ["time"],
  "oxytorch.duration": ["time"],
};

const idNames: Readonly<Record<string, readonly string[]>> = {
  result: ["product", "output", "makes"],
  "copy-from": ["inherits", "extends", "parent", "based_on"],
};

function synonym(name: string, table: Readonly<Record<string, readonly string[]>>): RemedyClass {
  return renamed(
    name,
    ({ pattern, parent, entry }) =>
      Object.hasOwn(table, pattern) && (pattern.includes(".") || parent === entry.node),
    (_name, { pattern, parent }, random) => {
      const word = random.pick(table[pattern] ?? []);
      const taken = word === undefined || (parent && propertyOf(parent, word) !== undefined);
      return taken ? undefined : json(word);
    },
    {},
  );
}

/** A member, a value that is right where it belongs, and the kinds that have it. */
const homes: readonly (readonly [string, Json, readonly BuiltInKind[]])[] = [
  ["workbench", { multiplier: 1.1, mass: 1000, volume: "10 L" }, ["furniture"]],
  ["plant_data", { transform: "f_null", base: "f_null" }, ["furniture"]],
  ["surgery_skill_multiplier", 1.5, ["furniture"]],
  ["move_cost_mod", 2, ["furniture"]],
  ["roof", "t_null", ["terrain"]],
  ["move_cost", 2, ["terrain"]],
  ["harvest_season", "SPRING", ["terrain"]],
  ["digging_result", "EMPTY_GROUP", ["terrain"]],
  ["symbol", "#", ["furniture", "terrain"]],
  ["light_emitted", 10, ["furniture", "terrain"]],
  ["examine_action", "bulletin_board", ["furniture", "terrain"]],
  ["points", 2, ["profession"]],
  ["addictions", [], ["profession"]],
  ["skill_used", "tailor", ["recipe", "uncraft"]],
  ["batch_time_factors", [50, 8], ["recipe", "uncraft"]],
  ["autolearn", true, ["recipe", "uncraft"]],
  ["ratio", 2, ["profession_item_substitutions"]],
];

const partOf: readonly (readonly [string, Json, string, readonly BuiltInKind[]])[] = [
  ["ter_set", "t_null", "bash", ["terrain"]],
  ["furn_set", "f_null", "bash", ["furniture"]],
  ["str_max", 20, "bash", ["furniture", "terrain"]],
  ["collapse_radius", 2, "bash", ["furniture"]],
  ["new_ter_type", "t_null", "pry", ["terrain"]],
  ["pry_quality", 2, "pry", ["furniture", "terrain"]],
  ["breakable", true, "pry", ["furniture", "terrain"]],
  ["transform", "f_null", "plant_data", ["furniture"]],
  ["multiplier", 1.1, "workbench", ["furniture"]],
  ["both", [], "items", ["profession"]],
];

export const nameRemedies: readonly RemedyClass[] = [
  synonym("name: a synonym of a member", synonyms),
  synonym("name: a synonym inside a part", parts),
  synonym("name: a synonym of what an object is loaded by", idNames),
  renamed(
    "name: singular for plural",
    /^(?:flags|tools|components|qualities|traits|skills|pets|addictions|items)$/u,
    (name) =>
      json(
        name === "qualities" ? "quality" : name === "addictions" ? "addiction" : name.slice(0, -1),
      ),
  ),
  renamed(
    "name: plural for singular",
    /^(?:description|symbol|color|roof|time|difficulty|vehicle|container|boltcut|hacksaw)$/u,
    (name) => json(`${name}s`),
  ),
  renamed(
    "name: a word too many",
    /^(?:description|time|difficulty|flags|autolearn|comfort|points|traits|open|close)$/u,
    (name, _spot, random) =>
      random.pick([json(`${name}_value`), json(`my_${name}`), json(`${name}_list`)]),
    {},
  ),
  renamed(
    "name: two letters exchanged",
    ({ pattern, property }) => property !== undefined && /^[a-z_]{5,}$/u.test(pattern),
    (name, _spot, random) => {
      const index = 1 + random.below(name.length - 3);
      return json(
        name.slice(0, index) +
          (name[index + 1] ?? "") +
          (name[index] ?? "") +
          name.slice(index + 2),
      );
    },
  ),
  atEntries("name: a member of another kind", (entry, random) => {
    const [member, value, kinds] = random.pick(homes) ?? [];
    const crafts = entry.kind === "requirement";
    if (member === undefined || value === undefined || kinds?.includes(entry.kind) || crafts)
      return undefined;
    if (Object.hasOwn(entry.value, member)) return undefined;
    return {
      edits: [insert(entry, entry.node, { [member]: value })],
      says: [...(kinds ?? [])],
      at: [insertedAt(entry, entry.node)],
    };
  }),
  atEntries(
    "name: a member of a part that is not there",
    (entry, random) => {
      const [member, value, part, kinds] = random.pick(partOf) ?? [];
      if (member === undefined || value === undefined || part === undefined) return undefined;
      if (kinds?.includes(entry.kind) !== true || Object.hasOwn(entry.value, part))
        return undefined;
      if (Object.hasOwn(entry.value, "copy-from")) return undefined;
      return {
        edits: [insert(entry, entry.node, { [member]: value })],
        says: [`"${part}"`],
        at: [insertedAt(entry, entry.node)],
      };
    },
    ["furniture", "terrain", "profession"],
  ),
  edited(
    "name: a member one level too deep",
    /^(?:flags|looks_like|light_emitted|max_volume|open|close|examine_action)$/u,
    (spot) => {
      const { entry, pattern } = spot;
      const part = ["bash", "pry", "deconstruct"]
        .map((each) => propertyOf(entry.node, each))
        .find((each) => each?.children?.[1]?.type === "object");
      const inner = part?.children?.[1];
      const edit = remove(entry, entry.node, pattern);
      if (!inner || !edit) return undefined;
      const place = inner.offset + 1;
      if (place > edit.from && place < edit.to) return undefined;
      const text = `"${pattern}": ${textOf(spot)}${(inner.children?.length ?? 0) > 0 ? "," : ""}`;
      return {
        edits: [edit, { file: entry.file, from: place, to: place, text }],
        at: [{ file: entry.file, offset: place, inside: 1 }],
        mends: true,
      };
    },
  ),
  rewritten("name: the name of the type's kind in plural", /^type$/u, (spot) => ({
    text: json(`${String(spot.value.value)}s`),
    says: [json(String(spot.value.value))],
    mends: true,
  })),
  rewritten("name: a type with spaces or hyphens", /^type$/u, (spot, random) => {
    const text = String(spot.value.value);
    if (!text.includes("_")) return undefined;
    const other = random.pick([" ", "-"]) ?? " ";
    return { text: json(text.replaceAll("_", other)), says: [json(text)], mends: true };
  }),
];
