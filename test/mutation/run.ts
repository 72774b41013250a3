/**
 * `npm run mutate [-- --rounds N] [--seed S] [--minutes M] [--only <path>]… [--seconds-each N]`: breaks the sources in
 * small ways, one at a time, and prints which of them no test notices. What was found stays in `.results/`, so that the
 * next run goes on there; a survivor is tried again when any test has changed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runSearch, searchOptions, type Found, type Task } from "../search/search.ts";
import { scriptWords } from "../script-words.ts";
import { prepareChecks, refusedMutants } from "./compile-errors.ts";
import { instrumented, type NumberedMutant } from "./instrument.ts";
import { Verdicts } from "./verdicts.ts";
import { printReport, shownMutant, triedIn } from "./report.ts";
import { mutantsInOrder, mutated, type NamedMutant } from "./sample.ts";
import { Suites } from "./suites.ts";
import { startTestedProcess } from "./tested-process.ts";
import { copyTree } from "./tree.ts";
import { tryMutant } from "./try-mutant.ts";

const { values } = scriptWords({
  options: { ...searchOptions, "seconds-each": { type: "string", default: "10" } },
});
const { folder, tree, temporary } = copyTree();
mkdirSync(join(tree, ".mutation"));
prepareChecks(tree);
const tested = await startTestedProcess({ tree, temporary });
process.once("exit", () => {
  tested.end();
  rmSync(folder, { recursive: true, force: true });
});
/** Of files with mutants in them, as they were before. */
const sources = new Map<string, string>();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

await runSearch(
  { name: "mutate", unit: "mutants", rounds: 100, ownMinutes: 60, run: search },
  values,
);
process.exit();

async function search({ seed, rounds, milliseconds }: Task): Promise<Found> {
  const end = performance.now() + milliseconds;
  for (const [path, text] of sources) writeFileSync(join(tree, path), text);
  const verdicts = new Verdicts(seed);
  const ordered = mutantsInOrder(values.only ?? mutated, seed);
  const sample = takeSample(ordered, rounds, verdicts);
  const numbered = sample.map((mutant, index) => ({ ...mutant, number: index + 1 }));
  const waiting = numbered.filter((mutant) => verdicts.get(mutant)?.verdict === "untried");
  console.log(
    `${String(ordered.length)} mutants, a sample of ${String(sample.length)} that type-check, ` +
      `${String(waiting.length)} to try`,
  );
  if (waiting.length > 0) {
    instrument(numbered);
    const suites = new Suites(tree, tested, seed);
    for (const mutant of waiting) {
      if (performance.now() > end) break;
      const most = Number(values["seconds-each"]) * 1000;
      const { verdict, by } = await tryMutant(mutant, suites, tested, most);
      verdicts.set(mutant, verdict, by);
      if (verdict !== "killed") console.log(`${verdict} ${shownMutant(mutant)}`);
    }
  }
  console.log(printReport(sample, verdicts));
  // What survives is to be read; it is no failure.
  return { tried: triedIn(sample, verdicts).length, failures: [] };
}

/** Into the files of the tree, where tests may also load them by their paths. */
function instrument(mutants: readonly NumberedMutant[]): void {
  for (const path of new Set(mutants.map((mutant) => mutant.path))) {
    const ofFile = mutants.filter((mutant) => mutant.path === path);
    const text = readFileSync(join(tree, path), "utf8");
    sources.set(path, text);
    // Tests that type-check a client of these sources do not know the guards.
    writeFileSync(join(tree, path), `// @ts-nocheck\n${instrumented(text, ofFile)}`);
  }
}

/** The first mutants, in the order of the sample, that the type checker accepts. */
function takeSample(
  ordered: readonly NamedMutant[],
  size: number,
  verdicts: Verdicts,
): NamedMutant[] {
  const taken: NamedMutant[] = [];
  let next = 0;
  while (taken.length < size && next < ordered.length) {
    // About one in four is refused.
    const some = ordered.slice(next, next + Math.ceil((size - taken.length) * 1.35));
    next += some.length;
    const unknown = some.filter((mutant) => verdicts.get(mutant) === undefined);
    const refused = refusedMutants(tree, unknown);
    for (const mutant of unknown) {
      verdicts.set(mutant, refused.has(mutant) ? "refused" : "untried", "");
    }
    taken.push(...some.filter((mutant) => verdicts.get(mutant)?.verdict !== "refused"));
  }
  return taken.slice(0, size);
}
