/** One mutant against the tests nearest to it. */
import type { NumberedMutant } from "./instrument.ts";
import type { Verdict } from "./verdicts.ts";
import type { Suite, Suites } from "./suites.ts";
import type { TestedProcess } from "./tested-process.ts";

/** So many test files run a mutant that they reach. */
const mostTried = 12;

/** @param most Milliseconds of processor time of tests without a mutant; the first is run however long it takes. */
export async function tryMutant(
  mutant: NumberedMutant,
  suites: Suites,
  tested: TestedProcess,
  most: number,
): Promise<{ readonly verdict: Verdict; readonly by: string }> {
  let spent = 0;
  let tried = 0;
  for await (const suite of inOrder(suites, suites.nearest(mutant))) {
    if (!suite.reached.has(mutant.number)) continue;
    spent += suite.milliseconds;
    if (tried === mostTried || (tried > 0 && spent > most)) break;
    tried += 1;
    const outcome = await outcomeOf(mutant.number, suite, tested);
    if (outcome !== "pass") return { verdict: "killed", by: `${suite.test} (${outcome})` };
  }
  return tried === 0
    ? { verdict: "unreached", by: "" }
    : { verdict: "survived", by: `${String(tried)} test files` };
}

/** Any of them may notice a mutant: first what is known to be quick, then what must be measured, nearest first. */
async function* inOrder(suites: Suites, tests: readonly string[]): AsyncGenerator<Suite> {
  const unknown = tests.filter((test) => !suites.isLoaded(test));
  const known: Suite[] = [];
  for (const test of tests) {
    const suite = suites.isLoaded(test) ? await suites.load(test) : undefined;
    if (suite !== undefined) known.push(suite);
  }
  yield* known.sort((a, b) => a.milliseconds - b.milliseconds);
  for (const test of unknown) {
    const suite = await suites.load(test);
    if (suite !== undefined) yield suite;
  }
}

/** A failure counts where the same process still passes without the mutant, or a new one fails too. */
async function outcomeOf(number: number, suite: Suite, tested: TestedProcess): Promise<string> {
  const { bundle } = suite;
  const milliseconds = suite.milliseconds * 8 + 4000;
  const { outcome } = await tested.run({ bundle, mutant: number, milliseconds });
  if (outcome !== "fail") return outcome;
  const without = await tested.run({ bundle, mutant: 0, milliseconds });
  if (without.outcome === "pass") return outcome;
  tested.end();
  return (await tested.run({ bundle, mutant: number, milliseconds })).outcome;
}
