/** Content that is large in one way: what cost the square of the input would be noticed here first. */
import { many, tile } from "../growth/mistake.ts";

export interface LargeContent {
  readonly name: string;
  /** Of this size the issue of it is plain, and a run over it takes some seconds at most. */
  readonly size: number;
  /** Other sizes that a run has to end with as well. */
  readonly more?: readonly number[];
  readonly objects: (size: number) => readonly object[];
}

const craft = {
  type: "recipe",
  category: "CC_FOOD",
  subcategory: "CSC_FOOD_OTHER",
  time: "5 m",
  skill_used: "cooking",
  difficulty: 0,
  autolearn: true,
};
const person = { type: "profession", id: "p", name: "p", description: "A trade.", points: 1 };

function requirement(id: string, components: unknown): object {
  return { type: "requirement", id, components };
}

export const largeContents: readonly LargeContent[] = [
  {
    name: "unknown members in one object",
    size: 7000,
    objects: (size) => [
      tile("t_a", Object.fromEntries(many(size, (at) => [`member_${String(at)}`, at]))),
    ],
  },
  {
    name: "a circle of looks",
    size: 5000,
    objects: (size) =>
      many(size, (at) => tile(`t_${String(at)}`, { looks_like: `t_${String((at + 1) % size)}` })),
  },
  {
    name: "modifications of one id",
    size: 8000,
    objects: (size) => [
      tile("t_a"),
      ...many(size, (at) => ({
        type: "terrain",
        id: "t_a",
        "edit-mode": "modify",
        name: `name ${String(at)}`,
      })),
    ],
  },
  {
    name: "a chain of copies",
    size: 10_000,
    more: [100_000],
    objects: (size) => chain(size, (at) => ({ name: `name ${String(at)}` })),
  },
  {
    name: "a chain of copies that extend a list",
    size: 5000,
    objects: (size) => chain(size, (at) => ({ extend: { flags: [`FLAG_${String(at)}`] } })),
  },
  {
    name: "a circle of copies",
    size: 20_000,
    objects: (size) =>
      many(size, (at) => tile(`t_${String(at)}`, { "copy-from": `t_${String((at + 1) % size)}` })),
  },
  {
    name: "ids of ten thousand characters",
    size: 50,
    objects: (size) => [
      ...many(size, (at) => tile(`t_${"x".repeat(10_000)}${String(at)}`)),
      ...many(5, (at) => tile(`t_${String(at)}`, { open: `t_${"x".repeat(9990)}y${String(at)}` })),
    ],
  },
  {
    name: "a circle of requirements",
    size: 20_000,
    objects: (size) =>
      many(size, (at) =>
        requirement(`r_${String(at)}`, [[[`r_${String((at + 1) % size)}`, 1, "LIST"]]]),
      ),
  },
  {
    name: "a chain of lists",
    size: 4000,
    objects: (size) => [
      ...many(size, (at) => {
        const next = at + 1 < size ? [`r_${String(at + 1)}`, 1, "LIST"] : ["plank", 1];
        return requirement(`r_${String(at)}`, [[next]]);
      }),
      { ...craft, result: "bench", components: [[["r_0", 1, "LIST"]]] },
    ],
  },
  {
    name: "a long list in many recipes",
    size: 2000,
    objects: (size) => [
      requirement("r_all", [many(size, (at) => [`item_${String(at)}`, 1])]),
      ...many(size, (at) => ({
        ...craft,
        result: `thing_${String(at)}`,
        components: [[["r_all", 1, "LIST"]]],
      })),
    ],
  },
  {
    name: "recipes that each use five hundred requirements",
    size: 2000,
    objects: (size) => [
      ...many(500, (at) => requirement(`r_${String(at)}`, [[[`item_${String(at)}`, 1]]])),
      ...many(size, (at) => ({
        ...craft,
        result: `thing_${String(at)}`,
        using: many(500, (used) => [`r_${String(used)}`, 1]),
      })),
    ],
  },
  {
    name: "requirements that one recipe uses, each twice as often",
    size: 20_000,
    objects: (size) => [
      ...many(size, (at) => requirement(`r_${String(at)}`, [[[`item_${String(at)}`, 1]]])),
      { ...craft, result: "bench", using: many(size, (at) => [`r_${String(at)}`, 2]) },
    ],
  },
  {
    name: "lists within lists, each doubled",
    size: 2000,
    objects: (size) => [
      ...many(size, (at) => {
        const next = `r_${String(at + 1)}`;
        const list = at + 1 < size ? [next, 1, "LIST"] : ["plank", 1];
        return requirement(`r_${String(at)}`, [[list, list, [`item_${String(at)}`, 1]]]);
      }),
      { ...craft, result: "bench", components: [[[`r_${String(size - 100)}`, 2, "LIST"]]] },
    ],
  },
  {
    name: "fifty groups of the same components",
    size: 4000,
    objects: (size) => [
      {
        ...craft,
        result: "bench",
        components: many(50, () => many(size, (at) => [`item_${String(at)}`, 1])),
      },
    ],
  },
  {
    name: "groups of components of their own, six of which share one",
    size: 4000,
    objects: (size) => [
      {
        ...craft,
        result: "bench",
        components: many(50, (group) => [
          ...(group < 6 ? [["plank", 1]] : []),
          ...many(size, (at) => [`item_${String(group)}_${String(at)}`, 1]),
        ]),
      },
    ],
  },
  {
    name: "definitions of one id",
    size: 20_000,
    objects: (size) => many(size, (at) => tile("t_a", { name: `name ${String(at)}` })),
  },
  {
    name: "a chain of looks",
    size: 20_000,
    objects: (size) =>
      many(size, (at) => tile(`t_${String(at)}`, { looks_like: `t_${String(at + 1)}` })),
  },
  {
    name: "lists nested in each other",
    size: 20_000,
    objects: (size) => [tile("t_a", { flags: nested(Math.min(size, 2000)), more: nested(20) })],
  },
  {
    name: "item groups nested in each other",
    // Deeper than twice as much nothing may be.
    size: 60,
    objects: (size) => [
      {
        type: "furniture",
        id: "f_a",
        name: "a",
        symbol: ".",
        color: "white",
        required_str: 1,
        move_cost_mod: 1,
        bash: { str_min: 1, str_max: 2, items: groups(size) },
      },
    ],
  },
  {
    name: "a long text and many flags",
    size: 200_000,
    objects: (size) => [
      tile("t_a", {
        description: "long ".repeat(size),
        flags: many(Math.ceil(size / 4), (at) => `FLAG_${String(at)}`),
      }),
    ],
  },
  {
    name: "items that a trade replaces",
    size: 20_000,
    objects: (size) => [
      {
        type: "profession_item_substitutions",
        trait: "ALLERGY",
        sub: many(size, (at) => ({ item: `item_${String(at)}`, new: [`other_${String(at)}`] })),
      },
      { ...person, items: { both: many(size, (at) => `item_${String(at)}`) } },
    ],
  },
  {
    name: "modifications that each remove one of many flags",
    size: 30_000,
    objects: (size) => [
      { ...person, flags: many(size, (at) => `FLAG_${String(at)}`) },
      ...many(size, (at) => ({
        type: "profession",
        id: "p",
        "edit-mode": "modify",
        "remove:flags": [`FLAG_${String(at)}`],
      })),
    ],
  },
];

/** A list that holds a list that holds a list. */
function nested(depth: number): unknown {
  let value: unknown = [];
  for (let at = 0; at < depth; at += 1) value = [value];
  return value;
}

/** Each of two entries, of which one is a group again. */
function groups(depth: number): readonly object[] {
  let entries: readonly object[] = [{ item: "plank" }];
  for (let at = 0; at < depth; at += 1) entries = [{ item: "nail" }, { collection: entries }];
  return entries;
}

function chain(size: number, members: (at: number) => object): readonly object[] {
  return many(size, (at) =>
    at === 0
      ? tile("t_0", { flags: ["FLAT"] })
      : {
          type: "terrain",
          id: `t_${String(at)}`,
          "copy-from": `t_${String(at - 1)}`,
          ...members(at),
        },
  );
}
