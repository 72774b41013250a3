/** One mutant against the tests nearest to it. */
import type { NumberedMutant } from "./instrument.ts";
import type { Verdict } from "./verdicts.ts";
import type { Suite, Suites } from "./suites.ts";
import type { TestedProcess } from "./tested-process.ts";

/** Of the nearest test files so many are asked whether they reach a mutant, and so many of those run it. */
const mostAsked = 30;
const mostTried = 12;

/** @param most Milliseconds of processor time of tests without a mutant; the first is run however long it takes. */
export async function tryMutant(
  mutant: NumberedMutant,
  suites: Suites,
  tested: TestedProcess,
  most: number,
): Promise<{ readonly verdict: Verdict; readonly by: string }> {
  const near: Suite[] = [];
  for (const test of suites.nearest(mutant).slice(0, mostAsked)) {
    const suite = await suites.load(test);
    if (suite?.reached.has(mutant.number) === true) near.push(suite);
  }
  // Any of them may notice it, so the quickest go first.
  const inOrder = near.slice(0, mostTried).sort((a, b) => a.milliseconds - b.milliseconds);
  let spent = 0;
  let tried = 0;
  for (const suite of inOrder) {
    spent += suite.milliseconds;
    if (tried > 0 && spent > most) break;
    tried += 1;
    const outcome = await outcomeOf(mutant.number, suite, tested);
    if (outcome !== "pass") return { verdict: "killed", by: `${suite.test} (${outcome})` };
  }
  return tried === 0
    ? { verdict: "unreached", by: "" }
    : { verdict: "survived", by: `${String(tried)} test files` };
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
