/**
 * Plants mistakes, one at a time, and prints what came of them by class: which are found, and of others what is said.
 * `npm run seed-faults -- [--rounds N] [--seed S] [--only <part of a class>] [--watching] [--remedies] [--examples N]
 * [path]`. At least N mistakes of each class go into our sample game, one into each kind and depth, and, where a game's
 * data directory is given or lies beside the checkout, N into worlds drawn from it. With `--watching` a session that
 * goes on has to find the same; with `--remedies` those mistakes alone are planted of which it counts what is said.
 */
import { findCorpus } from "../corpus/find-corpus.ts";
import { projectFolder } from "../project-folder.ts";
import { contentWorld } from "../search/content-world.ts";
import { corpusWorld, readSource } from "../search/corpus-world.ts";
import { createRandom } from "../search/random.ts";
import { runSearch, searchOptions, type Failure, type Found, type Task } from "../search/search.ts";
import type { World } from "../search/world.ts";
import { scriptWords } from "../script-words.ts";
import { neverPlanted, runClasses, table, type Results } from "./run-classes.ts";
import { remedyTable, runRemedies, type RemedyResults } from "./run-remedies.ts";
import { createBench } from "./try-mistake.ts";
import { createRemedyBench } from "./try-remedy.ts";

const { values, positionals } = scriptWords({
  allowPositionals: true,
  options: {
    ...searchOptions,
    watching: { type: "boolean", default: false },
    remedies: { type: "boolean", default: false },
    examples: { type: "string", default: "3" },
  },
});
const dialects = ["spec", "bright-nights"] as const;
const data = findCorpus(positionals[0]);
await runSearch({ name: "seed-faults", unit: "mistakes", rounds: 40, run: search }, values);

function search({ seed, rounds, isWanted }: Task): Found {
  const results: Results = new Map();
  const remedies: RemedyResults = new Map();
  const plant = (world: World, perClass: number, from: number, everywhere = false): void => {
    const amount = { perClass, everywhere, seed: from, isWanted };
    if (!values.remedies)
      runClasses(world, createBench(world, projectFolder(), values.watching), amount, results);
    const bench = createRemedyBench(world, projectFolder());
    runRemedies(bench, { ...amount, everywhere: false }, remedies);
  };
  // Our sample game has every member of the format: there each class is planted in every kind and depth.
  for (const dialect of dialects) plant(contentWorld(dialect), rounds, seed, true);
  if (data) {
    /** Mistakes of each class in one drawn world, before the next is drawn; the first has no mod. */
    const perWorld = Math.min(8, Math.ceil(rounds / 2));
    const random = createRandom(seed);
    for (let done = 0; done < rounds; done += perWorld) {
      const source = readSource(data, done === 0 ? undefined : random.pick(data.mods));
      const drawn = seed * 1000 + done;
      for (const dialect of dialects) {
        const world = corpusWorld(source, dialect, drawn, projectFolder());
        plant(world, Math.min(perWorld, rounds - done), drawn);
      }
    }
  } else console.log("no game's data was given: our own content alone");
  if (results.size > 0) console.log(table(results));
  if (remedies.size > 0) console.log(`\n${remedyTable(remedies)}`);
  // What is said may fall short; that something is not found may not.
  for (const { what } of examplesOf(remedies, "fall short")) console.log(`\n${what}`);
  const planted = [
    ...[...results.values()].map((row) => row.planted),
    ...[...remedies.values()].map(({ verdicts }) => verdicts.length),
  ];
  return {
    tried: planted.reduce((sum, count) => sum + count, 0),
    failures: [
      ...examplesOf(results, "not as they should be"),
      ...[...results.values()].flatMap((row): Failure[] => {
        const places = neverPlanted(row).join(", ");
        return places === "" ? [] : [{ what: `${row.name}: never planted in ${places}` }];
      }),
    ],
  };
}

/** Of each class that has any, the first. */
function examplesOf(
  rows: ReadonlyMap<string, { readonly examples: readonly string[] }>,
  how: string,
): readonly Failure[] {
  return [...rows].flatMap(([name, { examples }]) => {
    const shown = examples.slice(0, Number(values.examples)).map((each) => `\n  ${each}`);
    const what = `${name}: ${String(examples.length)} ${how}${shown.join("")}`;
    return examples.length === 0 ? [] : [{ what, again: `--only ${JSON.stringify(name)}` }];
  });
}
