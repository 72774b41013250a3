/** One mutant against the tests nearest to it. */
import type { NumberedMutant } from "./instrument.ts";
import type { Verdict } from "./verdicts.ts";
import type { Suite, Suites } from "./suites.ts";
import type { TestedProcess } from "./tested-process.ts";

/** So many of the nearest test files that reach a mutant run it, however quick others are. */
const mostNear = 8;

/** @param most Milliseconds of processor time of tests without a mutant; the first is run however long it takes. */
export async function tryMutant(
  mutant: NumberedMutant,
  suites: Suites,
  tested: TestedProcess,
  most: number,
): Promise<{ readonly verdict: Verdict; readonly by: string }> {
  const chosen = await chosenSuites(mutant, suites, most);
  for (const suite of chosen) {
    const outcome = await outcomeOf(mutant.number, suite, tested);
    if (outcome !== "pass") return { verdict: "killed", by: `${suite.test} (${outcome})` };
  }
  return chosen.length === 0
    ? { verdict: "unreached", by: "" }
    : { verdict: "survived", by: `${String(chosen.length)} test files` };
}

/** The nearest, for half of the time, and whatever is quickest, for the rest; the quickest of all of them first. */
async function chosenSuites(
  mutant: NumberedMutant,
  suites: Suites,
  most: number,
): Promise<readonly Suite[]> {
  const reaching: Suite[] = [];
  for (const test of suites.nearest(mutant)) {
    const suite = await suites.load(test);
    if (suite?.reached.has(mutant.number) === true) reaching.push(suite);
  }
  const chosen: Suite[] = [];
  let spent = 0;
  const choose = (suite: Suite, limit: number): void => {
    if (chosen.length > 0 && spent + suite.milliseconds > limit) return;
    chosen.push(suite);
    spent += suite.milliseconds;
  };
  for (const suite of reaching) if (chosen.length < mostNear) choose(suite, most / 2);
  const others = reaching.filter((suite) => !chosen.includes(suite));
  for (const suite of others.sort(byTime)) choose(suite, most);
  return chosen.sort(byTime);
}

function byTime(one: Suite, other: Suite): number {
  return one.milliseconds - other.milliseconds;
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
