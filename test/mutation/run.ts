/**
 * `npm run mutate [-- --sample N] [--seed S] [--minutes M] [--only <path>]… [--seconds-each N]`: breaks the sources in
 * small ways, one at a time, and prints which of them no test notices. What was found stays in `.results/`, so that the
 * next run goes on there; a survivor is tried again when any test has changed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { prepareChecks, refusedMutants } from "./compile-errors.ts";
import { instrumented, type NumberedMutant } from "./instrument.ts";
import { Verdicts } from "./verdicts.ts";
import { printReport, shownMutant } from "./report.ts";
import { mutantsInOrder, mutated, type NamedMutant } from "./sample.ts";
import { Suites } from "./suites.ts";
import { startTestedProcess } from "./tested-process.ts";
import { copyTree } from "./tree.ts";
import { tryMutant } from "./try-mutant.ts";

const { values } = parseArgs({
  options: {
    sample: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "60" },
    only: { type: "string", multiple: true },
    "seconds-each": { type: "string", default: "10" },
  },
});
const size = Number(values.sample);
const end = performance.now() + Number(values.minutes) * 60_000;
const verdicts = new Verdicts(Number(values.seed));
const ordered = mutantsInOrder(values.only ?? mutated, Number(values.seed));
const { folder, tree, temporary } = copyTree();
mkdirSync(join(tree, ".mutation"));
prepareChecks(tree);
const tested = await startTestedProcess({ tree, temporary });
process.once("exit", () => {
  tested.end();
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const sample = takeSample();
const numbered = sample.map((mutant, index) => ({ ...mutant, number: index + 1 }));
const waiting = numbered.filter((mutant) => verdicts.get(mutant)?.verdict === "untried");
console.log(
  `${String(ordered.length)} mutants, a sample of ${String(sample.length)} that type-check, ` +
    `${String(waiting.length)} to try`,
);
if (waiting.length > 0) {
  instrument(numbered);
  const suites = new Suites(tree, tested, Number(values.seed));
  for (const mutant of waiting) {
    if (performance.now() > end) break;
    const most = Number(values["seconds-each"]) * 1000;
    const { verdict, by } = await tryMutant(mutant, suites, tested, most);
    verdicts.set(mutant, verdict, by);
    if (verdict !== "killed") console.log(`${verdict} ${shownMutant(mutant)}`);
  }
}
console.log(printReport(sample, verdicts));
process.exit();

/** Into the files of the tree, where tests may also load them by their paths. */
function instrument(mutants: readonly NumberedMutant[]): void {
  for (const path of new Set(mutants.map((mutant) => mutant.path))) {
    const file = join(tree, path);
    const ofFile = mutants.filter((mutant) => mutant.path === path);
    // Tests that type-check a client of these sources do not know the guards.
    writeFileSync(file, `// @ts-nocheck\n${instrumented(readFileSync(file, "utf8"), ofFile)}`);
  }
}

/** The first mutants, in the order of the sample, that the type checker accepts. */
function takeSample(): NamedMutant[] {
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
