import { craft, many, objects, tile, type Mistake } from "../mistake.ts";

/** Objects that stand in each other's way. */
export const placement: readonly Mistake[] = [
  {
    what: "the same id twice, in pairs",
    files: (count) => objects(count, (at) => tile(`t_${at >> 1}`)),
  },
  {
    what: "the same id again and again",
    files: (count) => objects(count, () => tile("t_all")),
  },
  {
    what: "replaced definitions",
    dialect: "bright-nights",
    files: (count) => objects(count, () => tile("t_all")),
  },
  {
    what: "replaced definitions of several ids each",
    dialect: "bright-nights",
    files: (count) =>
      objects(count, (at) => [{ ...tile("x"), id: [`t_${at}`, `t_more_${at}`] }, tile(`t_${at}`)]),
  },
  {
    what: "one object of many ids, replaced one by one",
    dialect: "bright-nights",
    files: (count) => ({
      "pack/a.json": [
        { ...tile("x"), id: many(count, (at) => `t_${at}`) },
        ...many(count, (at) => tile(`t_${at}`)),
      ],
    }),
  },
  {
    what: "one object of many ids with mistakes",
    files: (count) => ({
      "pack/a.json": [{ ...tile("x", { open: "t_none" }), id: many(count, (at) => `t_${at}`) }],
    }),
  },
  {
    what: "overrides of nothing",
    files: (count) => objects(count, (at) => craft(`r_${at}`, { override: true })),
  },
  {
    what: "templates twice, and templates with ids",
    files: (count) =>
      objects(count, (at) => [
        { ...tile("x"), id: undefined, abstract: `t_${at >> 1}` },
        { ...tile(`t_${at}`), abstract: `t_a${at}` },
      ]),
  },
  {
    what: "aliases that are taken",
    files: (count) => objects(count, (at) => tile(`t_${at}`, { alias: `t_${at ^ 1}` })),
  },
  {
    what: "one object of many aliases that are taken",
    files: (count) => ({
      "pack/a.json": [
        tile("t_all", { alias: many(count, (at) => `t_${at}`) }),
        ...many(count, (at) => tile(`t_${at}`)),
      ],
    }),
  },
  {
    what: "built-in ids",
    files: (count) => objects(count, () => tile("t_null")),
  },
];
