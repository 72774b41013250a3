/** Small valid worlds whose names differ by little that means much. */
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import type { Json, JsonObject } from "../../generator/model/json.ts";
import { createRandom } from "../search/random.ts";
import { entriesOf, type World, type WorldFile } from "../search/world.ts";

/** Names of places, without their prefixes. */
const places: readonly (readonly string[])[] = [
  ["mail_locker_c", "mail_locker_o"],
  ["door_c", "door_o", "door_locked_c", "door_locked_o"],
  ["wall_1", "wall_2", "wall_3", "wall_4", "wall_5", "wall_6", "wall_7", "wall_8", "wall_9"],
  ["curtain_open", "curtain_closed"],
  ["rail_left", "rail_right"],
  ["fence_n", "fence_s", "fence_e", "fence_w"],
  ["rock", "dock", "lock"],
  ["bed", "beds", "bed_a"],
  ["window", "window_no_curtains", "window_no_curtains_open"],
  ["nul", "nll", "nulls"],
  ["vat_full", "vat_fill", "vat_empty"],
  ["gate_metal_c", "gate_metal_o", "gate_mental_c"],
  ["stairs_up", "stairs_down", "stairs_up2"],
  ["chair", "chain"],
  ["lamp_on", "lamp_off", "lamp_off_broken"],
];

const things: readonly (readonly string[])[] = [
  ["nail"],
  ["nail", "nails"],
  ["nul", "nulls"],
  ["bow", "box", "boy"],
  ["knife_left", "knife_right"],
  ["plate_1", "plate_2", "plate_3", "plate_4"],
  ["lamp_on", "lamp_off"],
  ["jar_1l", "jar_3l"],
  ["shirt", "skirt", "short"],
  ["bag_open", "bag_closed"],
  ["glove_l", "glove_r"],
  ["steel_chunk", "steel_lump", "steel_chunks"],
];

const others: Readonly<Record<string, readonly string[]>> = {
  skill: ["tailor", "trailer", "speech", "speed"],
  trait: ["NIGHT", "NIGHT2", "LIGHT", "FLIGHT"],
  quality: ["CUT", "CUT_FINE", "CUP"],
  monster: ["mon_cat", "mon_bat", "mon_cat_big"],
  addiction: ["tea", "sea"],
  cbm: ["bio_eye", "bio_eyes"],
};

const requirements = ["any_cloth", "any_cloths", "weld_1", "weld_2"];
const colours = ["red", "green", "light_red", "light_green", "brown", "white", "light_gray"];

export function nearNames(seed: number, dialect: Dialect): World {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => random.pick(list) as T;
  const few = random.below(3) === 0;
  const draw = (families: readonly (readonly string[])[], most: number): string[] => [
    ...new Set(random.sample(families, few ? 1 : 1 + random.below(most)).flat()),
  ];
  const maybe = (of: number, members: () => JsonObject): JsonObject =>
    random.below(of) === 0 ? members() : {};
  const items = draw(things, 5);
  const known = new Map<string, ReadonlySet<string>>();
  for (const [kind, ids] of Object.entries({ item: items, ...others }))
    if (kind === "item" ? random.below(6) > 0 : random.below(2) > 0) known.set(kind, new Set(ids));
  const needs = draw([requirements.slice(0, 2), requirements.slice(2)], 2);

  const terrains = tiles("terrain", "t_", draw(places, 4));
  const furniture = tiles("furniture", "f_", draw(places, 3));
  const objects: JsonObject[][] = [terrains, furniture, crafts(), people()];
  const later = changes(terrains.filter(({ id }) => id !== undefined).slice(0, 3));
  const text = (list: readonly JsonObject[]): string =>
    random.below(3) === 0 ? JSON.stringify(list) : `${JSON.stringify(list, undefined, 2)}\n`;
  const files: WorldFile[] = objects.flatMap((list, index) => {
    const middle = random.below(list.length + 1);
    return [list.slice(0, middle), list.slice(middle)].map((half, part) => ({
      path: `core/${String(index)}-${String(part)}.json`,
      text: text(half),
    }));
  });
  if (later.length > 0) files.push({ path: "mod/changes.json", text: text(later) });
  return {
    name: `near names ${String(seed)}`,
    dialect,
    packs: ["core", "mod"],
    files,
    entries: files.flatMap(entriesOf),
    known,
  };

  function tiles(type: string, prefix: string, stems: readonly string[]): JsonObject[] {
    const set = type === "terrain" ? "ter_set" : "furn_set";
    const pried = type === "terrain" ? "new_ter_type" : "new_furn_type";
    const ids = stems.map((stem) => prefix + stem);
    const cost = type === "terrain" ? { move_cost: 2 } : { move_cost_mod: 1, required_str: 5 };
    const template = { type, abstract: `${prefix}template`, name: "any", symbol: "#", ...cost };
    const withTemplate = random.below(2) === 0;
    const made = ids.map((id, index): JsonObject => {
      // The next one of its family first, as doors open and close.
      const other = (): string =>
        ids.length < 2 ? `${prefix}null` : (ids[(index + 1 + random.below(2)) % ids.length] ?? id);
      const next = (): string => {
        const found = other();
        return found === id ? `${prefix}null` : found;
      };
      return {
        type,
        id,
        ...(withTemplate
          ? { "copy-from": `${prefix}template` }
          : { symbol: pick([".", "#", "+"]), ...cost }),
        name: id.replaceAll("_", " "),
        ...maybe(8, () => ({ symbol: [".", "#", "+", "'"] })),
        color: pick(colours),
        ...maybe(2, () => ({ [pick(["open", "close"])]: next() })),
        ...maybe(3, () => ({ looks_like: next() })),
        ...maybe(3, () => ({ lockpick_result: next(), lockpick_message: "Click." })),
        ...maybe(3, () => ({ connects_to: pick(["WALL", "RAILING", "WATER", "WOODFENCE"]) })),
        ...maybe(2, () => ({ flags: random.sample(["DOOR", "FLAT", "ROAD", "INDOORS"], 2) })),
        ...maybe(5, () => ({ max_volume: "25 L" })),
        ...maybe(2, () => ({
          bash: {
            str_min: 5,
            str_max: 20,
            sound: "crash!",
            sound_fail: "thump!",
            [set]: next(),
            items: [{ item: pick(items), count: [1, 3] }],
          },
        })),
        ...maybe(5, () => ({
          pry: {
            [pried]: next(),
            success_message: "Open.",
            fail_message: "Shut.",
            pry_quality: 1,
            difficulty: 5,
            breakable: false,
          },
        })),
        ...maybe(5, () => ({ hacksaw: { result: next(), duration: "90 seconds" } })),
        ...maybe(4, () => ({
          deconstruct: { [set]: next(), items: [{ item: pick(items), count: 2 }] },
        })),
        ...(type === "terrain" ? maybe(4, () => ({ roof: next() })) : {}),
      };
    });
    return withTemplate ? [template, ...made] : made;
  }

  function crafts(): JsonObject[] {
    const group = (): Json => random.sample(items, 1 + random.below(2)).map((item) => [item, 2]);
    const crafted = random.sample(items, 4).map((result): JsonObject => {
      const uncraft = random.below(4) === 0;
      return {
        type: uncraft ? "uncraft" : "recipe",
        result,
        ...(uncraft ? {} : maybe(4, () => ({ id_suffix: pick(["_left", "_2", "_alt"]) }))),
        ...(uncraft ? {} : { category: "CC_OTHER", subcategory: "CSC_OTHER_PARTS" }),
        skill_used: "tailor",
        skills_required: [["speech", 1]],
        difficulty: 2,
        time: pick(["10 m", "2 hours", "30 seconds"]),
        ...(uncraft ? {} : maybe(2, () => ({ autolearn: true }))),
        ...maybe(2, () => ({ qualities: [{ id: pick(others["quality"] ?? []), level: 1 }] })),
        ...maybe(2, () => ({ tools: [[[pick(items), -1]]] })),
        ...maybe(2, () => ({ using: [[pick(needs), 1]] })),
        components: [group()],
      };
    });
    const required = needs.map((id): JsonObject => ({
      type: "requirement",
      id,
      components: [[[pick(items), 1]]],
    }));
    return [...required, ...crafted];
  }

  function people(): JsonObject[] {
    const some = (kind: string): Json => random.sample(others[kind] ?? [], 2);
    const made = random.sample(["baker", "maker", "taker", "baker_2"], 2).map((id): JsonObject => ({
      type: "profession",
      id,
      name: pick<Json>([id, { male: id, female: id }]),
      description: "Works.",
      points: 1,
      ...maybe(2, () => ({ traits: some("trait") })),
      ...maybe(2, () => ({ cbms: some("cbm") })),
      ...maybe(2, () => ({ skills: [{ name: pick(others["skill"] ?? []), level: 2 }] })),
      ...maybe(3, () => ({ addictions: [{ type: "tea", intensity: 3 }] })),
      ...maybe(3, () => ({ pets: ["mon_cat"] })),
      items: { both: random.sample(items, 2), male: [pick(items)] },
    }));
    const [from, to] = random.sample(items, 2);
    const trait = pick(others["trait"] ?? []);
    if (from !== undefined && to !== undefined)
      made.push({
        type: "profession_item_substitutions",
        item: from,
        sub: [{ present: [trait], new: [{ item: to, ratio: 2 }] }],
      });
    return made;
  }

  function changes(terrain: readonly JsonObject[]): JsonObject[] {
    const [first, second, third] = terrain.map(({ id }) => id as string);
    const list: JsonObject[] = [
      {
        type: "profession",
        id: "ranger",
        name: "r",
        description: "d",
        points: 1,
        traits: ["LIGHT"],
      },
    ];
    if (first !== undefined)
      list.push({ type: "terrain", id: first, "edit-mode": "modify", move_cost: 3 });
    if (second !== undefined)
      list.push({ type: "terrain", id: `${second}_mod`, "copy-from": second, name: "m" });
    if (third !== undefined && random.below(2) === 0)
      list.push({
        type: "terrain",
        id: third,
        "edit-mode": "override",
        name: "o",
        symbol: "o",
        color: "red",
        move_cost: 4,
        ...(second === undefined ? {} : { open: second }),
      });
    return list;
  }
}
