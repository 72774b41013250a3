/**
 * Releases content and edits it at random, 200 times in each class: exactly what breaks saved games has to be refused.
 * `npm run release-edits -- [--rounds N] [--seed S] [path to a real game]`; without a path, on our own content.
 */
import { dirname } from "node:path";
import { findCorpus } from "../corpus/find-corpus.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { runSearch, searchOptions } from "../search/search.ts";
import { scriptWords } from "../script-words.ts";
import { ownContent } from "./own-content.ts";
import { tryEdits } from "./try-edits.ts";

const { values, positionals } = scriptWords({ allowPositionals: true, options: searchOptions });
const core = findCorpus(positionals[0])?.core;
const settings =
  core === undefined
    ? await ownContent()
    : settingsOf(dirname(core), { dialect: "bright-nights", packs: [core] });

await runSearch(
  {
    name: "release-edits",
    unit: "edits",
    rounds: 200,
    run: ({ seed, rounds, isWanted }) => {
      const all = tryEdits(settings, rounds, seed).filter(({ name }) => isWanted(name));
      for (const { name, right, edits } of all)
        console.log(`${name}: ${String(right)} of ${String(edits)} right`);
      return {
        tried: all.reduce((sum, { edits }) => sum + edits, 0),
        failures: all.flatMap(({ name, wrong }) =>
          wrong.slice(0, 5).map((line) => ({ what: `${name}: ${line}` })),
        ),
      };
    },
  },
  values,
);
