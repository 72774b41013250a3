import { many, tile, type Mistake } from "../mistake.ts";

const broken = (at: number): string =>
  `[{"type":"terrain","id":"t_${at}","name":"x" "symbol":"."}]`;

/** What is no JSON, or hardly. */
export const texts: readonly Mistake[] = [
  {
    what: "files that are no JSON",
    files: (count) => Object.fromEntries(many(count, (at) => [`pack/${at}.json`, broken(at)])),
  },
  {
    what: "files that are no JSON, and references into them",
    files: (count) => ({
      ...Object.fromEntries(many(count, (at) => [`pack/${at}.json`, broken(at)])),
      "pack/a.json": many(count, (at) => tile(`t_u${at}`, { open: `t_none_${at}` })),
    }),
  },
  {
    what: "one file that is no JSON, with the same mistake in each object",
    files: (count) => ({ "pack/a.json": many(count, broken).join("") }),
  },
  {
    what: "members given twice",
    files: (count) => ({
      "pack/a.json": `[${many(count, (at) => `{"type":"terrain","id":"t_${at}","name":"a","name":"b","symbol":".","color":"red","move_cost":2}`).join(",\n")}]`,
    }),
  },
  {
    what: "members given twice, over many files",
    files: (count) =>
      Object.fromEntries(
        many(count, (at) => [
          `pack/${at}.json`,
          `[{"type":"terrain","id":"t_${at}","name":"a","name":"b","symbol":".","color":"red","move_cost":2}]`,
        ]),
      ),
  },
  {
    what: "mistakes in one file of one line",
    files: (count) => ({
      "pack/a.json": JSON.stringify(many(count, (at) => tile(`t_${at}`, { open: "t_none" }))),
    }),
  },
  {
    what: "mistakes over many files",
    files: (count) =>
      Object.fromEntries(
        many(count, (at) => [`pack/${at}.json`, [tile(`t_${at}`, { open: `t_n${at}` })]]),
      ),
  },
  {
    what: "a file of brackets alone",
    files: (count) => ({ "pack/a.json": "[".repeat(20 * count) }),
  },
  {
    what: "a file of quotes and commas",
    files: (count) => ({ "pack/a.json": `[${'",'.repeat(20 * count)}]` }),
  },
];
