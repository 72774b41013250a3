/** Objects of the game's other types: they make ids known, flag items and rename them. */
import type { Random } from "../search/random.ts";
import type { Draft } from "./objects.ts";
import { poolOf, type Vocabulary } from "./vocabulary.ts";

/** Some ids of each kind that content refers to most. */
export const foreignWorld: readonly Draft[] = (
  [
    ["GENERIC", "item", 6],
    ["skill", "skill", 2],
    ["mutation", "trait", 3],
    ["tool_quality", "quality", 2],
    ["item_group", "item_group", 2],
  ] as const
).flatMap(([type, kind, count]) =>
  poolOf(kind)
    .slice(0, count)
    .map((id) => ({ type, id })),
);

const types: readonly (readonly [type: string, kind: string])[] = [
  ["GENERIC", "item"],
  ["GENERIC", "item"],
  ["TOOL", "item"],
  ["BOOK", "item"],
  ["item_group", "item_group"],
  ["skill", "skill"],
  ["mutation", "trait"],
  ["tool_quality", "quality"],
  ["MONSTER", "monster"],
  ["bionic", "cbm"],
  ["json_flag", "flag"],
  ["trap", "trap"],
];

/** What maps are made of: ids at places that dialects know, one of them in the names of members. */
function randomMap(random: Random, vocabulary: Vocabulary): Draft {
  const refer = (kind: string): string => vocabulary.refer(kind, random);
  const parts: Draft = {
    fill_ter: refer("terrain"),
    rows: [refer("item")],
    terrain: { a: refer("terrain"), b: [refer("terrain"), [refer("terrain"), 2]] },
    place_items: [{ item: refer("item_group"), x: random.below(3) }],
    set: [{ point: "terrain", id: refer(random.pick(["terrain", "furniture"])!) }],
  };
  const type = random.pick(["mapgen", "palette"])!;
  const drawn = random.sample(Object.entries(parts), 1 + random.below(3));
  const object = Object.fromEntries(drawn);
  return type === "mapgen" ? { type, object } : { type, id: refer("item_group"), ...object };
}

export function randomForeign(random: Random, vocabulary: Vocabulary): Draft {
  if (random.below(4) === 0) return randomMap(random, vocabulary);
  if (random.below(8) === 0) {
    const replace = vocabulary.refer("item", random);
    return { type: "MIGRATION", id: vocabulary.fresh("item", random), replace };
  }
  const [type, kind] = random.pick(types)!;
  const made: Draft = { type, id: vocabulary.fresh(kind, random) };
  if (kind === "item") return randomItem(random, vocabulary);
  if (kind === "item_group") made["items"] = [vocabulary.refer("item", random)];
  if (random.below(6) === 0) made["copy-from"] = vocabulary.refer(kind, random);
  return made;
}

/** An item that is flagged as unrecoverable, or is not, in one of the ways in which the game says so. */
export function randomItem(random: Random, vocabulary: Vocabulary): Draft {
  const type = random.pick(["GENERIC", "ITEM", "BOOK"])!;
  const made: Draft = { type };
  made[random.below(6) === 0 ? "abstract" : "id"] = vocabulary.fresh("item", random);
  if (random.below(3) === 0) made["copy-from"] = vocabulary.refer("item", random);
  const flags = random.pick([["UNRECOVERABLE"], ["UNRECOVERABLE", "FLAT"], "UNRECOVERABLE", []])!;
  const how = random.pick([undefined, "flags", "flags", "extend", "delete"]);
  if (how === "flags") made["flags"] = flags;
  else if (how !== undefined) made[how] = { flags };
  return made;
}
