/**
 * `npm run lsp-client [-- <data directory>]`: the language server on a real game's data, asked by a client that was
 * written from the protocol, and judged by what the JSON says by the specification. Neither imports any of the
 * compiler. `--rounds 30` asks so many of each instead of hundreds.
 */
import { findCorpora } from "../corpus/find-corpus.ts";
import { runSearch, searchOptions } from "../search/search.ts";
import { scriptWords } from "../script-words.ts";
import { askAll, whole } from "./ask-all.ts";

const { values, positionals } = scriptWords({ allowPositionals: true, options: searchOptions });
const games = findCorpora(positionals[0]);
if (games.length === 0)
  console.log("no game's data was given: npm run lsp-client -- <path to its data directory>");

await runSearch(
  {
    name: "lsp-client",
    unit: "answers",
    run: async ({ seed, rounds, isWanted }) => {
      const counts =
        rounds === Infinity
          ? whole
          : Object.fromEntries(Object.keys(whole).map((what) => [what, rounds]));
      const told = [];
      for (const data of games)
        told.push(...(await askAll(data, counts, { seed, isWanted, withMods: true })));
      return {
        tried: told.reduce((sum, { asked }) => sum + asked, 0),
        failures: told.flatMap(({ failures }) => failures),
      };
    },
  },
  values,
);
