import { craft, many, objects, type Mistake } from "../mistake.ts";

const need = (id: string, components: unknown): object => ({ type: "requirement", id, components });
const swap = (members: object): object => ({ type: "profession_item_substitutions", ...members });

/** Recipes, what they need, and substitutions. */
export const recipes: readonly Mistake[] = [
  {
    what: "recipes against each rule about their members",
    files: (count) =>
      objects(count, (at) =>
        craft(`r_${at}`, {
          category: "OTHER",
          time: 100,
          reversible: true,
          byproducts: [["ash"]],
          tools: [[["pot", 0]]],
          difficulty: 2,
        }),
      ),
  },
  {
    what: "recipes of one result, all reversible",
    files: (count) =>
      objects(count, (at) => craft("lamp", { id_suffix: `s${at}`, reversible: true })),
  },
  {
    what: "recipes that are taken apart, and as many that bring back what is lost",
    files: (count) =>
      objects(count, (at) => [
        craft("mat", { id_suffix: `m${at}`, components: [[["reed", 3]]] }),
        craft("reed", { id_suffix: `r${at}`, components: [[["twine", at + 9]]], time: 100 }),
        {
          type: "uncraft",
          result: "mat",
          time: "5 s",
          components: [[["reed", 2]], [["twine", 1]]],
        },
      ]),
  },
  {
    what: "recipes whose lists have no group",
    files: (count) => ({
      "pack/a.json": [
        need("tools", undefined),
        ...many(count, (at) => craft(`r_${at}`, { components: [[["tools", 1, "LIST"]]] })),
      ],
    }),
  },
  {
    what: "one recipe of many lists without a group",
    files: (count) => ({
      "pack/a.json": [
        { type: "requirement", id: "tools", tools: [[["pot", 1]]] },
        craft("r", { components: many(count, () => [["tools", 1, "LIST"]]) }),
      ],
    }),
  },
  {
    what: "unknown requirements",
    files: (count) => ({
      ...objects(count, (at) => craft(`r_${at}`, { using: [[`welding_${at}`, 1]] })),
      // While none is known, they are not checked.
      "pack/known.json": [{ type: "requirement", id: "sewing" }],
    }),
  },
  {
    what: "requirements in circles of two",
    files: (count) => objects(count, (at) => need(`r_${at}`, [[[`r_${at ^ 1}`, 1, "LIST"]]])),
  },
  {
    what: "requirements that chain into a circle",
    files: (count) =>
      objects(count, (at) => need(`r_${at}`, [[[`r_${Math.min(at + 1, count - 2)}`, 1, "LIST"]]])),
  },
  {
    what: "recipes too complex",
    files: (count) =>
      objects(count, (at) =>
        craft(`r_${at}`, {
          components: many(8, (group) => many(4, (one) => [`i_${(group + one) % 6}`, 1])),
        }),
      ),
  },
  {
    what: "substitutions of one item",
    files: (count) =>
      objects(count, () => swap({ item: "hat", sub: [{ present: ["A"], new: ["cap"] }] })),
  },
  {
    what: "substitutions of one item that never hold together",
    files: (count) =>
      objects(count, (at) =>
        swap({
          item: "hat",
          sub: [{ present: [`A_${at}`], absent: many(at % 3, (n) => `A_${n}`), new: ["cap"] }],
        }),
      ),
  },
  {
    what: "substitutions of one item in one object of many traits",
    files: (count) => ({
      "pack/a.json": [
        swap({ trait: "A", sub: many(count, () => ({ item: "hat", new: ["cap"] })) }),
      ],
    }),
  },
  {
    what: "substitutions in circles of two",
    files: (count) =>
      objects(count, (at) => swap({ item: `i_${at}`, sub: [{ new: [`i_${at ^ 1}`] }] })),
  },
  {
    what: "substitutions without subject, each with unknown items",
    files: (count) =>
      objects(count, (at) => [swap({ sub: [{ new: [`i_${at}`] }] }), swap({ item: `j_${at}` })]),
    known: () => ({ item: ["rock"] }),
  },
];
