/** Valid content that nobody wrote: two packs of some hundred definitions, by chance, from the specification. */
import { createRandom, type Random } from "../search/random.ts";

type Members = Readonly<Record<string, unknown>>;

/** @returns Path below the folder of both packs -> objects of the file. */
export function grow(seed: number): ReadonlyMap<string, readonly object[]> {
  const random = createRandom(seed);
  const names = createNames(random);
  const ids = idsOf(names);
  const base = [
    ...Array.from({ length: 70 }, (_, at) => terrain(ids, random, at)),
    ...Array.from({ length: 70 }, (_, at) => furniture(ids, random, at)),
    ...ids.requirement.map((id) => requirement(id, ids, random)),
    ...ids.crafted.map((id) => craft("recipe", id, ids, random)),
    ...ids.loose.map((id) => craft("uncraft", id, ids, random)),
    ...ids.profession.map((id) => profession(id, ids, random)),
    ...ids.swapped.map((id) => substitution(id, ids, random)),
    ...templates(random),
  ];
  return new Map<string, readonly object[]>([
    ["base/modinfo.json", [{ type: "MOD_INFO", id: "grown_base", name: "Base", dependencies: [] }]],
    ["base/known.json", known(ids)],
    ...["profession", "furniture", "terrain", "recipe", "uncraft", "requirement"].map(
      (kind): [string, readonly object[]] => [
        `base/${kind}.json`,
        base.filter((object) => String(object["type"]) === kind),
      ],
    ),
    [
      "base/substitutions.json",
      base.filter((object) => object["type"] === "profession_item_substitutions"),
    ],
    [
      "mod/modinfo.json",
      [{ type: "MOD_INFO", id: "grown_mod", name: "Mod", dependencies: ["grown_base"] }],
    ],
    ["mod/changes.json", changes(base, ids, random)],
  ]);
}

const syllables =
  "ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu bra clo dri fle gno plu ste tri".split(
    " ",
  );

/** Words that differ in more than a letter from each other. */
function createNames(random: Random): (prefix?: string) => string {
  const taken = new Set<string>();
  return (prefix = "") => {
    for (;;) {
      const word = Array.from({ length: 3 }, () => random.pick(syllables) ?? "").join("");
      const start = word.slice(0, 4);
      if (taken.has(start)) continue;
      taken.add(start);
      return `${prefix}${word}`;
    }
  };
}

type Ids = ReturnType<typeof idsOf>;

function idsOf(name: (prefix?: string) => string) {
  const several = (count: number, prefix = ""): readonly string[] =>
    Array.from({ length: count }, () => name(prefix));
  const item = several(60);
  return {
    item,
    crafted: item.slice(0, 40),
    loose: item.slice(40, 55),
    swapped: item.slice(5, 15),
    skill: several(6),
    quality: several(6),
    trait: several(10),
    cbm: several(5),
    addiction: several(3),
    monster: several(4, "mon_"),
    vehicle: several(3),
    trap: several(3, "tr_"),
    group: several(6),
    snippet: several(4),
    blueprint: several(3),
    requirement: several(12),
    profession: several(20),
    terrain: several(70, "t_"),
    furniture: several(70, "f_"),
  };
}

function known(ids: Ids): readonly object[] {
  const of = (type: string, list: readonly string[]): readonly object[] =>
    list.map((id) => ({ type, id, name: `a ${id}` }));
  return [
    ...of("GENERIC", ids.item),
    ...of("skill", ids.skill),
    ...of("tool_quality", ids.quality),
    ...of("mutation", ids.trait),
    ...of("bionic", ids.cbm),
    ...of("addiction_type", ids.addiction),
    ...of("MONSTER", ids.monster),
    ...of("vehicle", ids.vehicle),
    ...of("trap", ids.trap),
    ...[...ids.group, "digging_soil_loam_50L"].map((id) => ({
      type: "item_group",
      id,
      items: [ids.item[0]],
    })),
    ...ids.blueprint.map((id) => ({ type: "mapgen", update_mapgen_id: id })),
    {
      type: "snippet",
      category: "grown",
      text: ids.snippet.map((id) => ({ id, text: `About ${id}.` })),
    },
  ];
}

const text = (random: Random): string =>
  `${random.pick(["It creaks", "It hums", "It waits", "Nobody knows"]) ?? ""} ${random.pick(["at night", "in the rain", "for you", "and why"]) ?? ""}.`;
const maybe = (random: Random, members: () => Members, of = 3): Members =>
  random.below(of) === 0 ? members() : {};
const colors = [
  "red",
  "light_gray",
  "dark_gray",
  "brown",
  "light_green",
  "white",
  "cyan",
  "i_yellow",
];
const one = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)] as T;
const some = <T>(random: Random, list: readonly T[], most: number): readonly T[] => {
  const start = random.below(list.length);
  return Array.from(
    { length: 1 + random.below(most) },
    (_, at) => list[(start + at) % list.length] as T,
  );
};
const range = (random: Random): readonly number[] => {
  const low = 1 + random.below(4);
  return [low, low + 1 + random.below(6)];
};

function groupEntries(ids: Ids, random: Random): readonly object[] {
  return some(random, ids.item, 3).map((item) => ({
    item,
    ...(random.below(2) === 0
      ? { count: range(random) }
      : maybe(random, () => ({ charges: range(random) }), 2)),
    ...maybe(random, () => ({ prob: 10 + random.below(80) })),
  }));
}

function spawned(ids: Ids, random: Random): unknown {
  switch (random.below(4)) {
    case 0:
      return one(random, ids.group);
    case 1:
      return {
        subtype: one(random, ["collection", "distribution"]),
        entries: groupEntries(ids, random),
      };
    default:
      return groupEntries(ids, random);
  }
}

const time = (random: Random): string =>
  `${String(1 + random.below(50))} ${one(random, ["seconds", "minutes", "m", "s", "h"])}`;

function tile(ids: Ids, random: Random, kind: "terrain" | "furniture", at: number): Members {
  const own = ids[kind];
  // Never itself: the next ones.
  const other = (): string => own[(at + 1 + random.below(own.length - 1)) % own.length] ?? "";
  const isTerrain = kind === "terrain";
  const set = isTerrain ? "ter_set" : "furn_set";
  const low = 2 + random.below(20);
  const cut = (): Members => ({
    ...(isTerrain || random.below(2) === 0 ? { result: other() } : {}),
    duration: time(random),
    ...maybe(random, () => ({ message: text(random) })),
    ...maybe(random, () => ({ sound: text(random) })),
    ...maybe(
      random,
      () => ({ byproducts: [{ item: one(random, ids.item), count: range(random) }] }),
      2,
    ),
  });
  return {
    type: kind,
    id: own[at],
    name: `a ${String(own[at])}`,
    description: text(random),
    symbol:
      random.below(4) === 0 ? ["#", "o", "%", "."] : one(random, ["#", "o", "%", ".", "LINE_XOXO"]),
    ...(random.below(5) === 0
      ? { bgcolor: one(random, colors) }
      : {
          color: random.below(4) === 0 ? ["red", "green", "brown", "white"] : one(random, colors),
        }),
    ...maybe(
      random,
      () => ({ looks_like: own[(at + 1) % (own.length - 1)] }),
      at < own.length - 2 ? 3 : 1e9,
    ),
    ...maybe(random, () => ({
      connects_to: one(random, ["WALL", "WATER", "RAILING", "CHAINFENCE"]),
    })),
    ...maybe(random, () => ({
      max_volume: `${String(1 + random.below(400))} ${one(random, ["L", "ml"])}`,
    })),
    ...maybe(
      random,
      () => ({ comfort: one(random, [3, 5, "comfortable", "slightly_comfortable"]) }),
      4,
    ),
    ...maybe(random, () => ({ floor_bedding_warmth: random.below(500) }), 4),
    ...maybe(random, () => ({ bonus_fire_warmth_feet: random.below(900) }), 5),
    ...maybe(random, () => ({ light_emitted: random.below(120) }), 4),
    ...maybe(random, () => ({ open: other() }), 4),
    ...maybe(random, () => ({ close: other() }), 4),
    ...maybe(random, () => ({ lockpick_result: other(), lockpick_message: text(random) }), 4),
    ...maybe(
      random,
      () => ({
        bash: {
          str_min: low,
          str_max: low + 10,
          ...maybe(random, () => ({ str_min_blocked: low + 5, str_max_blocked: low + 30 })),
          ...maybe(
            random,
            () => ({ sound: text(random), sound_fail: text(random), sound_vol: random.below(40) }),
            2,
          ),
          ...maybe(random, () => ({ explosive: random.below(50) }), 6),
          ...maybe(random, () => ({ destroy_only: true }), 6),
          ...maybe(random, () => ({ bash_below: true }), 6),
          ...(isTerrain || random.below(2) === 0 ? { [set]: other() } : {}),
          ...(isTerrain
            ? {}
            : maybe(random, () => ({ tent_centers: [other()], collapse_radius: 2 }), 4)),
          ...maybe(random, () => ({ items: spawned(ids, random) }), 2),
        },
      }),
      2,
    ),
    ...maybe(random, () => ({
      deconstruct: {
        ...(isTerrain || random.below(2) === 0 ? { [set]: other() } : {}),
        items: spawned(ids, random),
      },
    })),
    ...maybe(random, () => {
      const type = isTerrain ? "ter_type" : "furn_type";
      const isBreakable = random.below(2) === 0;
      return {
        pry: {
          pry_quality: 1 + random.below(4),
          difficulty: 3 + random.below(9),
          [`new_${type}`]: other(),
          success_message: text(random),
          fail_message: text(random),
          ...maybe(random, () => ({ noise: random.below(20), sound: text(random) }), 2),
          ...maybe(random, () => ({ pry_bonus_mult: 2 })),
          ...(isBreakable && {
            breakable: true,
            break_message: text(random),
            [`break_${type}`]: other(),
            break_noise: random.below(20),
            break_items: spawned(ids, random),
          }),
        },
      };
    }),
    ...maybe(random, () => ({ boltcut: cut() }), 5),
    ...maybe(random, () => ({ hacksaw: cut() }), 5),
    ...maybe(random, () => ({ oxytorch: cut() }), 5),
  };
}

function terrain(ids: Ids, random: Random, at: number): Members {
  const other = ids.terrain[(at + 7) % ids.terrain.length];
  const flags = ["TRANSPARENT", "FLAT"];
  const more = ((): Members => {
    switch (random.below(6)) {
      case 0:
        return { flags: [...flags, "DIGGABLE"], digging_result: one(random, ids.group) };
      case 1:
        return {
          flags: [...flags, "HARVESTED"],
          harvest_season: one(random, ["SUMMER", "AUTUMN", "SPRING", "WINTER"]),
          transforms_into: other,
        };
      case 2:
        return {
          flags,
          examine_action: "harvest_ter",
          harvestable: one(random, ids.item),
          transforms_into: other,
        };
      case 3:
        return { flags, trap: one(random, ids.trap) };
      case 4:
        return { flags, roof: other };
      default:
        return {};
    }
  })();
  return { ...tile(ids, random, "terrain", at), move_cost: random.below(8), ...more };
}

function furniture(ids: Ids, random: Random, at: number): Members {
  const other = (): string =>
    ids.furniture[(at + 1 + random.below(60)) % ids.furniture.length] ?? "";
  const more = ((): Members => {
    switch (random.below(6)) {
      case 0:
        return {
          examine_action: "workbench",
          workbench: { multiplier: 1.2, mass: 50000, volume: `${String(10 + random.below(90))}L` },
        };
      case 1:
        return {
          flags: ["GROWTH_HARVEST", "PLANT"],
          plant_data: { transform: other(), base: other(), harvest_multiplier: 1.5 },
        };
      case 2:
        return { examine_action: "liquid_source", provides_liquids: one(random, ids.item) };
      case 3:
        return {
          crafting_pseudo_item:
            random.below(2) === 0 ? one(random, ids.item) : some(random, ids.item, 3),
        };
      case 4:
        return { flags: ["FLAMMABLE", "BLOCKSDOOR"], surgery_skill_multiplier: 0.5 };
      default:
        return {};
    }
  })();
  return {
    ...tile(ids, random, "furniture", at),
    move_cost_mod: random.below(6),
    required_str: random.below(12),
    ...more,
  };
}

function groups(ids: Ids, random: Random, isTool: boolean, not?: string): readonly unknown[] {
  // Each group has items of its own, so that groups do not overlap.
  const start = random.below(ids.item.length);
  const take = (at: number): string => {
    const id = ids.item[(start + at) % ids.item.length] ?? "";
    return id === not ? (ids.item[(start + at + 20) % ids.item.length] ?? "") : id;
  };
  let next = 0;
  return Array.from({ length: 1 + random.below(3) }, () =>
    Array.from({ length: 1 + random.below(2) }, () => [
      take(next++),
      isTool ? (random.below(2) === 0 ? -1 : 1 + random.below(20)) : 1 + random.below(9),
    ]),
  );
}

const qualities = (ids: Ids, random: Random): readonly object[] =>
  some(random, ids.quality, 2).map((id) => ({
    id,
    level: 1 + random.below(3),
    ...maybe(random, () => ({ amount: 1 + random.below(2) })),
  }));

function requirement(id: string, ids: Ids, random: Random): Members {
  return {
    type: "requirement",
    id,
    components: groups(ids, random, false),
    ...maybe(random, () => ({ tools: groups(ids, random, true) }), 2),
    ...maybe(random, () => ({ qualities: qualities(ids, random) }), 2),
  };
}

const levels = (ids: Ids, random: Random): readonly unknown[] =>
  some(random, ids.skill, 2).map((skill) => [skill, 1 + random.below(5)]);

function craft(type: "recipe" | "uncraft", result: string, ids: Ids, random: Random): Members {
  return {
    type,
    result,
    ...(type === "recipe" && {
      category: "CC_OTHER",
      subcategory: "CSC_OTHER_PARTS",
      reversible: random.below(4) === 0,
    }),
    skill_used: one(random, ids.skill),
    difficulty: random.below(8),
    time: time(random),
    components: groups(ids, random, false, result),
    ...maybe(random, () => ({ tools: groups(ids, random, true) }), 2),
    ...maybe(random, () => ({ qualities: qualities(ids, random) }), 2),
    ...maybe(random, () => ({ skills_required: levels(ids, random) })),
    ...maybe(random, () => ({ flags: ["BLIND_HARD", "SECRET"] })),
    ...(type === "recipe" && {
      ...maybe(random, () => ({ autolearn: random.below(2) === 0 || levels(ids, random) })),
      ...maybe(random, () => ({
        book_learn: some(random, ids.item, 2).map((book) => [book, 1 + random.below(5)]),
      })),
      ...maybe(random, () => ({ decomp_learn: random.below(5) }), 4),
      ...maybe(random, () => ({ using: [[one(random, ids.requirement), 1 + random.below(3)]] }), 4),
      ...maybe(random, () => ({
        batch_time_factors: [10 + random.below(80), 2 + random.below(20)],
      })),
      ...maybe(random, () => ({ charges: 1 + random.below(20) }), 6),
      ...maybe(random, () => ({ contained: true, container: one(random, ids.item) }), 6),
      ...maybe(random, () => ({ delete_flags: ["FIT"] }), 6),
      ...maybe(random, () => ({ never_learn: true }), 9),
      ...maybe(
        random,
        () => ({ construction_blueprint: one(random, ids.blueprint), on_display: false }),
        12,
      ),
    }),
  };
}

function profession(id: string, ids: Ids, random: Random): Members {
  return {
    type: "profession",
    id,
    name: random.below(3) === 0 ? { male: `Mr ${id}`, female: `Ms ${id}` } : `A ${id}`,
    description: text(random),
    points: random.below(8) - 2,
    skills: some(random, ids.skill, 3).map((name) => ({ name, level: 1 + random.below(4) })),
    ...maybe(
      random,
      () => ({
        addictions: [{ type: one(random, ids.addiction), intensity: 5 + random.below(20) }],
      }),
      2,
    ),
    traits: some(random, ids.trait, 2),
    ...maybe(random, () => ({ cbms: some(random, ids.cbm, 2) }), 2),
    ...maybe(random, () => ({
      pets:
        random.below(2) === 0
          ? some(random, ids.monster, 2)
          : [{ name: one(random, ids.monster), amount: 2 }],
    })),
    ...maybe(random, () => ({ vehicle: one(random, ids.vehicle) })),
    ...maybe(random, () => ({ flags: ["SCEN_ONLY"] })),
    items: {
      both:
        random.below(3) === 0
          ? { entries: groupEntries(ids, random) }
          : [...some(random, ids.item, 4), [one(random, ids.item), one(random, ids.snippet)]],
      male: some(random, ids.item, 2),
      female: some(random, ids.item, 2),
    },
  };
}

function substitution(item: string, ids: Ids, random: Random): Members {
  const fresh = ids.item.slice(30);
  const [first, second] = [one(random, ids.trait.slice(0, 5)), one(random, ids.trait.slice(5))];
  return {
    type: "profession_item_substitutions",
    item,
    sub: [
      { present: [first], absent: [second], new: [one(random, fresh)] },
      { present: [second], new: [{ item: one(random, fresh), ratio: 1 + random.below(3) }] },
    ],
  };
}

function templates(random: Random): readonly Members[] {
  const looks = { symbol: "#", color: "red" };
  return ["terrain", "furniture"].flatMap((type) => [
    {
      type,
      abstract: `${type}_template`,
      name: "template",
      ...looks,
      flags: ["FLAT", "TRANSPARENT", "INDOORS"],
      max_volume: "40 L",
      ...(type === "terrain" ? { move_cost: 2 } : { move_cost_mod: 1, required_str: 3 }),
    },
    ...["one", "two", "three"].map((name) => ({
      type,
      id: `${type.slice(0, 1)}_child_${name}`,
      "copy-from": `${type}_template`,
      name: `child ${name}`,
      description: text(random),
      ...looks,
      ...maybe(random, () => ({ extend: { flags: ["NOITEM"] } }), 2),
      ...maybe(random, () => ({ delete: { flags: ["INDOORS"] } }), 2),
      ...maybe(
        random,
        () => ({ relative: { [type === "terrain" ? "move_cost" : "required_str"]: 2 } }),
        2,
      ),
    })),
  ]);
}

/** What the second pack changes in the first one. */
function changes(base: readonly Members[], ids: Ids, random: Random): readonly object[] {
  const first = (type: string, from: number): readonly Members[] =>
    base
      .filter(
        (object) =>
          object["type"] === type &&
          typeof object["id"] === "string" &&
          !("copy-from" in object) &&
          !("examine_action" in object),
      )
      .slice(from, from + 6);
  const modify = ({ type, id }: Members): Members => ({ type, id, "edit-mode": "modify" });
  return [
    ...first("profession", 0).map((object) => ({
      ...modify(object),
      points: 5,
      "add:traits": [one(random, ids.trait)],
      "remove:traits": [(object["traits"] as string[])[0]],
      "remove:skills": [(object["skills"] as { name: string }[])[0]?.name],
      items: { "add:male": [one(random, ids.item)] },
    })),
    ...first("terrain", 10).map((object) => ({
      ...modify(object),
      move_cost: 3,
      "add:flags": ["ROUGH"],
    })),
    ...first("furniture", 10).map((object) => ({
      ...modify(object),
      required_str: 9,
      "add:flags": ["ROUGH"],
    })),
    ...first("terrain", 20).map(({ type, id }, at) => ({
      type,
      id: `t_changed_${String(at)}`,
      "copy-from": id,
      name: "changed",
      symbol: "X",
      color: "green",
    })),
    ...first("furniture", 20).map(({ type, id }, at) => ({
      type,
      id: `f_changed_${String(at)}`,
      "copy-from": id,
      name: "changed",
      symbol: "X",
      color: "green",
    })),
    ...ids.crafted.slice(0, 5).map((result) => ({
      ...craft("recipe", result, ids, random),
      reversible: false,
      override: true,
    })),
  ];
}
