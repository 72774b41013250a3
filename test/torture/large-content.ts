/** Content that is large in one way: what cost the square of the input would be noticed here first. */
import { many, tile } from "../growth/mistake.ts";

export interface LargeContent {
  readonly name: string;
  /** Of this size the issue of it is plain, and a run over it takes some seconds at most. */
  readonly size: number;
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
