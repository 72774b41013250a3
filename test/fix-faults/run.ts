/**
 * Plants mistakes, alone and together, takes every fix and prints what came of it by class:
 * `npm run fix-faults -- [--runs N] [--seed S] [--only <part of a class>] [--whole] [path]`. N mistakes of each class
 * go into small worlds of near names, as many by turns into our sample game, and, where a game's data directory is
 * given, into worlds drawn from it; with `--whole` into all of its core definitions.
 */
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findCorpus } from "../corpus/find-corpus.ts";
import { corpusWorld, readSource } from "../seed-faults/corpus-world.ts";
import { nearNames } from "./near-names.ts";
import { createOriginal } from "./original.ts";
import { createResults, runSlips } from "./run-slips.ts";
import { sampleWorld, wholeWorld } from "./worlds.ts";
import { table } from "./table.ts";
import type { World } from "../seed-faults/world.ts";

const { values, positionals } = parseArgs({
  options: {
    runs: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    whole: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
const seed = Number(values.seed);
const dialects = ["spec", "bright-nights"] as const;
const results = createResults();
const folder = realpathSync(mkdtempSync(join(tmpdir(), "defwright-fix-faults-")));
const newFolder = (): string => mkdtempSync(join(folder, "world-"));

try {
  const data = findCorpus(positionals[0]);
  if (data && values.whole) run(wholeWorld(data), seed, runs);
  else {
    for (let round = 0; round < runs; round += 1) {
      const dialect = dialects[round % 2] ?? "spec";
      run(nearNames(seed * 1000 + round, dialect), seed * 1000 + round);
      if (round % 5 === 0)
        run(sampleWorld(dialects[(round / 5) % 2] ?? "spec"), seed * 1000 + round);
      if (!data) continue;
      const source = readSource(data, undefined);
      run(corpusWorld(source, dialect, seed * 1000 + round, newFolder()), seed * 1000 + round);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(table(results));
for (const example of results.examples.values()) console.log(`\n${example}`);
if (results.examples.size > 0) process.exitCode = 1;

function run(world: World, from: number, perClass = 1): void {
  const original = createOriginal(world, newFolder());
  runSlips(original, { perClass, seed: from, only: values.only, newFolder, small: 1000 }, results);
}
