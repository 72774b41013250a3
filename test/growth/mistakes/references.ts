import { craft, many, objects, tile, word, type Mistake } from "../mistake.ts";

/** Ids that nothing defines. */
export const references: readonly Mistake[] = [
  {
    what: "unknown references, each another id, over as many ids",
    files: (count) => objects(count, (at) => tile(word(at), { open: `${word(at)}x` })),
  },
  {
    what: "unknown references, alike in length and beginning",
    files: (count) =>
      objects(count, (at) => tile(`t_wall_of_stone_${at}`, { open: `t_wall_of_stnoe_${at}q` })),
  },
  {
    what: "unknown references that resemble nothing",
    files: (count) => objects(count, (at) => tile(word(at), { open: `${at}#${word(-at)}` })),
  },
  {
    what: "one unknown id, used again and again",
    files: (count) => objects(count, (at) => tile(word(at), { open: "t_lost" })),
  },
  {
    what: "references with spaces and other case",
    files: (count) =>
      objects(count, (at) =>
        tile(word(at), { open: ` ${word(at)}`, close: word(at).toUpperCase() }),
      ),
  },
  {
    what: "unknown items among known ones",
    known: (count) => ({ item: many(count, (at) => word(at)) }),
    files: (count) =>
      objects(count, (at) => craft(word(at), { components: [[[`${word(at)}y`, 1]]] })),
  },
  {
    what: "migrated items",
    files: (count) => ({
      ...objects(count, (at) => craft(word(at), { components: [[[`old_${at}`, 1]]] })),
      "pack/b.json": many(count, (at) => [
        { type: "GENERIC", id: word(at) },
        { type: "MIGRATION", id: `old_${at}`, replace: word(at) },
      ]).flat(),
    }),
  },
  {
    what: "unknown looks",
    files: (count) => objects(count, (at) => tile(word(at), { looks_like: `${word(at)}z` })),
  },
  {
    what: "unknown references in one object",
    files: (count) => ({
      "pack/a.json": [
        ...many(count, (at) => tile(word(at))),
        tile("t_all", {
          bash: {
            str_min: 1,
            str_max: 2,
            sound: "x",
            tent_centers: many(count, (at) => `f_${at}`),
          },
          pry: { new_ter_type: "t_none" },
        }),
        craft("all", {
          components: many(count, (at) => [[`${word(at)}#`, 1, "LIST"]]),
        }),
      ],
    }),
  },
  {
    what: "ids that a pack beside the loaded ones defines",
    files: (count) => ({
      "pack/modinfo.json": [{ type: "MOD_INFO", id: "pack", name: "pack" }],
      ...objects(count, (at) => tile(word(at), { open: `t_beside_${at}` })),
      "beside/modinfo.json": [{ type: "MOD_INFO", id: "beside", name: "beside" }],
      ...Object.fromEntries(
        many(Math.min(200, count / 20), (file) => [
          `beside/${file}.json`,
          many(20, (at) => tile(`t_beside_${20 * file + at}`)),
        ]),
      ),
    }),
  },
  {
    what: "looks that chain, and end in a circle",
    files: (count) =>
      objects(count, (at) => tile(`t_${at}`, { looks_like: `t_${Math.min(at + 1, count - 2)}` })),
  },
  {
    what: "looks in circles of two",
    files: (count) => objects(count, (at) => tile(`t_${at}`, { looks_like: `t_${at ^ 1}` })),
  },
];
