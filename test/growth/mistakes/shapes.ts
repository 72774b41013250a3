import { craft, many, objects, tile, trade, type Mistake } from "../mistake.ts";

/** What a single object has wrong. */
export const shapes: readonly Mistake[] = [
  {
    what: "an unknown member in each object",
    files: (count) => objects(count, (at) => tile(`t_${at}`, { opne: `t_${at}` })),
  },
  {
    what: "unknown members, all in one object",
    files: (count) => ({
      "pack/a.json": [tile("t_all", Object.fromEntries(many(count, (at) => [`opne${at}`, at])))],
    }),
  },
  {
    what: "long unknown members",
    files: (count) => objects(count, (at) => tile(`t_${at}`, { [`${"open".repeat(30)}${at}`]: 1 })),
  },
  {
    what: "unknown members in the parts of one object",
    files: (count) => ({
      "pack/a.json": [
        tile("t_all", {
          bash: {
            str_min: 1,
            str_max: 2,
            items: many(count, (at) => ({ item: "rock", cuont: at })),
          },
        }),
      ],
    }),
  },
  {
    what: "a mandatory member missing in each object",
    files: (count) => objects(count, (at) => ({ ...tile(`t_${at}`), symbol: undefined })),
  },
  {
    what: "mandatory members missing in the parts of one object",
    files: (count) => ({
      "pack/a.json": [
        { type: "recipe", ...craft("all", { qualities: many(count, () => ({ level: 1 })) }) },
      ],
    }),
  },
  {
    what: "a mandatory member misspelt in each object",
    files: (count) =>
      objects(count, (at) => ({ ...tile(`t_${at}`), symbol: undefined, symbl: "." })),
  },
  {
    what: "a wrong type in each object",
    files: (count) => objects(count, (at) => tile(`t_${at}`, { move_cost: "2" })),
  },
  {
    what: "wrong types in one object",
    files: (count) => ({
      "pack/a.json": [tile("t_all", { flags: ["A", ...many(count, (at) => at)] })],
    }),
  },
  {
    what: "a word that is not in its list in each object",
    files: (count) => objects(count, (at) => tile(`t_${at}`, { connects_to: "WAL" })),
  },
  {
    what: "words that are not in their list in one object",
    files: (count) => ({
      "pack/a.json": [
        trade("p", {
          items: { both: { entries: many(count, (at) => ({ item: `i_${at}`, subtype: "x" })) } },
        }),
      ],
    }),
  },
  {
    what: "numbers out of range, bad units and wrong lengths",
    files: (count) =>
      objects(count, (at) => [
        tile(`t_${at}`, { move_cost: -5, symbol: "ab" }),
        craft(`r_${at}`, { time: "five" }),
      ]),
  },
  {
    what: "unknown colours",
    files: (count) => objects(count, (at) => tile(`t_${at}`, { color: `light_rd${at}` })),
  },
  {
    what: "seasons too many",
    files: (count) =>
      objects(count, (at) =>
        tile(`t_${at}`, { symbol: many(5, () => "."), color: ["red", "blue"] }),
      ),
  },
  {
    what: "types that are nearly ours",
    files: (count) => objects(count, (at) => ({ ...tile(`t_${at}`), type: "terain" })),
  },
  {
    what: "each object of another type that is nearly ours",
    files: (count) =>
      objects(count, (at) => ({
        ...tile(`t_${at}`),
        type: `ter${String.fromCharCode(0x4e00 + at)}ain`,
      })),
  },
  {
    what: "objects of another kind",
    files: (count) => objects(count, (at) => ({ ...craft(`r_${at}`), type: "terrain" })),
  },
  {
    what: "objects without a type, and entries that are not objects",
    files: (count) => objects(count, (at) => [{ id: `t_${at}` }, at, `s${at}`]),
  },
  {
    what: "objects without an id",
    files: (count) => objects(count, () => ({ ...tile("x"), id: undefined })),
  },
  {
    what: "misspelt members that decide how an object loads",
    files: (count) =>
      objects(count, (at) => [tile(`t_${at}`), { ...tile(`t_${at}`), "edit-mod": "modify" }]),
  },
  {
    what: "misspelt members and rules that see their consequences",
    files: (count) =>
      objects(count, (at) => ({ ...tile(`t_${at}`), color: undefined, colr: "red", oepn: "t_0" })),
  },
  {
    what: "misspelt words and what follows from them",
    files: (count) =>
      objects(count, (at) => [
        trade(`p_${at}`, { skills: [{ name: "cookin", level: 1 }] }),
        {
          type: "profession",
          id: `p_${at}`,
          "edit-mode": "modify",
          "remove:skills": [{ name: "cooking", level: 1 }],
        },
      ]),
    known: () => ({ skill: ["cooking"] }),
  },
];
