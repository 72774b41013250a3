/**
 * Plants mistakes, alone and together, takes every fix and prints what came of it by class:
 * `npm run fix-faults -- [--rounds N] [--seed S] [--only <part of a class>] [--whole] [path]`. N mistakes of each class
 * go into small worlds of near names, as many by turns into our sample game, and, where a game's data directory is
 * given, into worlds drawn from it; with `--whole` into all of its core definitions.
 */
import { findCorpus } from "../corpus/find-corpus.ts";
import { projectFolder } from "../project-folder.ts";
import { corpusWorld, readSource } from "../search/corpus-world.ts";
import { runSearch, searchOptions, type Found, type Task } from "../search/search.ts";
import type { World } from "../search/world.ts";
import { scriptWords } from "../script-words.ts";
import { nearNames } from "./near-names.ts";
import { createOriginal } from "./original.ts";
import { createResults, runSlips } from "./run-slips.ts";
import { table } from "./table.ts";
import { sampleWorld, wholeWorld } from "./worlds.ts";

const { values, positionals } = scriptWords({
  allowPositionals: true,
  options: { ...searchOptions, whole: { type: "boolean", default: false } },
});
const dialects = ["spec", "bright-nights"] as const;
const data = findCorpus(positionals[0]);
await runSearch({ name: "fix-faults", unit: "trials", rounds: 20, run: search }, values);

function search({ seed, rounds, isWanted }: Task): Found {
  const results = createResults();
  const run = (world: World, from: number, perClass = 1): void => {
    const original = createOriginal(world, projectFolder());
    const amount = { perClass, seed: from, isWanted, newFolder: projectFolder, small: 1000 };
    runSlips(original, amount, results);
  };
  if (data && values.whole) run(wholeWorld(data), seed, rounds);
  else {
    for (let round = 0; round < rounds; round += 1) {
      const own = seed * 1000 + round;
      const dialect = dialects[round % 2] ?? "spec";
      run(nearNames(own, dialect), own);
      if (round % 5 === 0) run(sampleWorld(dialects[(round / 5) % 2] ?? "spec"), own);
      if (data) run(corpusWorld(readSource(data, undefined), dialect, own, projectFolder()), own);
    }
  }
  console.log(table(results));
  const failures = [...results.examples.values()].map((what) => ({ what }));
  return { tried: results.trials, failures };
}
