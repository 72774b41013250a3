/**
 * Plants mistakes, one at a time, and prints what came of them by class: which are found, and of others what is said.
 * `npm run seed-faults -- [--runs N] [--seed S] [--only <part of a class>] [--watching] [--remedies] [--examples N]
 * [path]`. At least N mistakes of
 * each class go into our sample game, one into each kind and depth, and, where a game's data directory is given or lies
 * beside the checkout, N into worlds drawn from it. With `--watching` a session that goes on has to find the same;
 * with `--remedies` those mistakes alone are planted of which it counts what is said.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findCorpus } from "../corpus/find-corpus.ts";
import { contentWorld } from "./content-world.ts";
import { corpusWorld, readSource } from "./corpus-world.ts";
import { createRandom } from "./random.ts";
import { neverPlanted, runClasses, table, type Results } from "./run-classes.ts";
import { remedyTable, runRemedies, type RemedyResults } from "./run-remedies.ts";
import { createBench } from "./try-mistake.ts";
import { createRemedyBench } from "./try-remedy.ts";
import type { World } from "./world.ts";

const { values, positionals } = parseArgs({
  options: {
    runs: { type: "string", default: "40" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    watching: { type: "boolean", default: false },
    remedies: { type: "boolean", default: false },
    examples: { type: "string", default: "3" },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
const seed = Number(values.seed);
/** Mistakes of each class in one drawn world, before the next is drawn; the first has no mod. */
const perWorld = Math.min(8, Math.ceil(runs / 2));
const dialects = ["spec", "bright-nights"] as const;

const results: Results = new Map();
const remedies: RemedyResults = new Map();
const folder = mkdtempSync(join(tmpdir(), "defwright-seed-faults-"));
try {
  // Our sample game has every member of the format: there each class is planted in every kind and depth.
  for (const dialect of dialects) plant(contentWorld(dialect), runs, seed, true);
  const data = findCorpus(positionals[0]);
  if (data) {
    const random = createRandom(seed);
    for (let done = 0; done < runs; done += perWorld) {
      const source = readSource(data, done === 0 ? undefined : random.pick(data.mods));
      for (const dialect of dialects) {
        const drawn = seed * 1000 + done;
        const world = corpusWorld(source, dialect, drawn, mkdtempSync(join(folder, "drawn-")));
        plant(world, Math.min(perWorld, runs - done), drawn);
      }
    }
  } else console.log("no game's data was given: our own content alone");
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (results.size > 0) console.log(table(results));
if (remedies.size > 0) console.log(`\n${remedyTable(remedies)}`);
for (const { name, examples } of results.values()) {
  if (examples.length === 0) continue;
  process.exitCode = 1;
  console.log(`\n${name}: ${String(examples.length)} not as they should be`);
  for (const example of examples.slice(0, Number(values.examples))) console.log(`  ${example}`);
}

for (const row of results.values()) {
  const places = neverPlanted(row);
  if (places.length === 0) continue;
  process.exitCode = 1;
  console.log(`\n${row.name}: never planted in ${places.join(", ")}`);
}

for (const [name, { examples }] of remedies) {
  if (examples.length === 0) continue;
  console.log(`\n${name}: ${String(examples.length)} fall short`);
  for (const example of examples.slice(0, Number(values.examples))) console.log(`  ${example}`);
}

function plant(world: World, perClass: number, from: number, everywhere = false): void {
  const amount = { perClass, everywhere, seed: from, only: values.only };
  if (!values.remedies) {
    const bench = createBench(world, mkdtempSync(join(folder, "world-")), values.watching);
    runClasses(world, bench, amount, results);
  }
  const remedyBench = createRemedyBench(world, mkdtempSync(join(folder, "world-")));
  runRemedies(remedyBench, { ...amount, everywhere: false }, remedies);
}
