import { craft, many, objects, tile, trade, word, type Mistake } from "../mistake.ts";

const bare = (id: string, members: object): object => ({ type: "terrain", id, ...members });

/** Parents, modifications and what they change. */
export const inheritance: readonly Mistake[] = [
  {
    what: "unknown parents",
    files: (count) =>
      objects(count, (at) => [tile(word(at)), bare(`t_${at}`, { "copy-from": `${word(at)}x` })]),
  },
  {
    what: "unknown parents of recipes",
    files: (count) =>
      objects(count, (at) => [
        craft(word(at), { id_suffix: `s${at}` }),
        { type: "recipe", result: `r_${at}`, "copy-from": `${word(at)}_q_${at}` },
      ]),
  },
  {
    what: "parents and targets that a later pack defines",
    files: (count) => ({
      ...objects(count, (at) => [
        bare(`t_${at}`, { "copy-from": `t_late_${at}` }),
        bare(`t_late_${at}`, { "edit-mode": "modify", name: "x" }),
      ]),
      "later/a.json": many(count, (at) => tile(`t_late_${at}`)),
    }),
  },
  {
    what: "unknown modification targets",
    files: (count) =>
      objects(count, (at) => [
        tile(word(at)),
        bare(`${word(at)}x`, { "edit-mode": "modify", name: "x" }),
      ]),
  },
  {
    what: "definitions that copy from themselves",
    files: (count) => objects(count, (at) => bare(`t_${at}`, { "copy-from": `t_${at}` })),
  },
  {
    what: "circles of two parents",
    files: (count) => objects(count, (at) => bare(`t_${at}`, { "copy-from": `t_${at ^ 1}` })),
  },
  {
    what: "one circle of parents",
    files: (count) =>
      objects(count, (at) => bare(`t_${at}`, { "copy-from": `t_${(at + 1) % count}` })),
  },
  {
    what: "children of one template, each with an unknown member",
    files: (count) => ({
      "pack/a.json": [
        {
          type: "terrain",
          abstract: "t_all",
          name: "x",
          symbol: ".",
          color: "white",
          move_cost: 2,
        },
        ...many(count, (at) => bare(`t_${at}`, { "copy-from": "t_all", connect_groups: "WALL" })),
      ],
    }),
  },
  {
    what: "children of a template that lacks a member",
    files: (count) => ({
      "pack/a.json": [
        { type: "terrain", abstract: "t_all", name: "x", symbol: ".", move_cost: 2 },
        ...many(count, (at) => bare(`t_${at}`, { "copy-from": "t_all" })),
      ],
    }),
  },
  {
    what: "children of a template with mistakes in its lines",
    files: (count) => ({
      "pack/a.json": [
        { ...tile("t_all", { open: "t_none", roof: "t_lost", bash: { ter_set: "t_gone" } }) },
        ...many(count, (at) => bare(`t_${at}`, { "copy-from": "t_all" })),
      ],
    }),
  },
  {
    what: "members that cannot be scaled or changed",
    files: (count) =>
      objects(count, (at) => [
        tile(`t_${at}`),
        bare(`t_c${at}`, {
          "copy-from": `t_${at}`,
          relative: { nothing: 1, move_cost: 1 },
          extend: { move_cost: ["x"] },
        }),
      ]),
  },
  {
    what: "modifications of many definitions that remove what is not there",
    files: (count) =>
      objects(count, (at) => [
        trade(`p_${at}`, { flags: ["NO_BONUS_ITEMS", "X"], traits: ["A"] }),
        { type: "profession", id: `p_${at}`, "edit-mode": "modify", "remove:traits": ["B"] },
      ]),
  },
  {
    what: "one modification that removes much that is not there",
    files: (count) => ({
      "pack/a.json": [
        trade("p", { traits: many(count, (at) => `T_${at}`) }),
        {
          type: "profession",
          id: "p",
          "edit-mode": "modify",
          "remove:traits": many(count, (at) => `U_${at}`),
        },
      ],
    }),
  },
  {
    what: "modifications of one definition that remove what is not there",
    files: (count) => ({
      "pack/a.json": [
        trade("p", { traits: ["T"] }),
        ...many(count, (at) => ({
          type: "profession",
          id: "p",
          "edit-mode": "modify",
          "remove:traits": [`U_${at}`],
        })),
      ],
    }),
  },
  {
    what: "removals from lists with misspelt words",
    files: (count) => ({
      "pack/b.json": [{ type: "mutation", id: "TRAIT" }],
      ...objects(count, (at) => [
        trade(`p_${at}`, { traits: ["TRAITT"], traitts: ["TRAIT"] }),
        { type: "profession", id: `p_${at}`, "edit-mode": "modify", "remove:traits": ["TRAIT"] },
      ]),
    }),
  },
  {
    what: "editing members without effect",
    files: (count) =>
      objects(count, (at) => tile(`t_${at}`, { extend: { flags: ["A"] }, "add:flags": ["B"] })),
  },
  {
    what: "deep copying, each with a mistake of its own",
    files: (count) =>
      objects(count, (at) =>
        at === 0
          ? tile("t_0")
          : bare(`t_${at}`, { "copy-from": `t_${at - 1}`, open: `t_none_${at}` }),
      ),
  },
];
