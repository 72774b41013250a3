/** What must hold of an output after a fault, and after the run that follows it. */
import { defwright, write } from "../project-folder.ts";
import type { Round } from "./part.ts";
import {
  hasJournal,
  isOfPassingState,
  outputStays,
  remainsIn,
  stateOf,
  type TwoStates,
} from "./two-states.ts";

/**
 * Who made the output, and so what it may be: a build knows the old state and the new one, a watcher also what is
 * between.
 */
export type Maker = "build" | "watch";

async function isWhole(states: TwoStates, maker: Maker): Promise<boolean> {
  return maker === "build" ? stateOf(states) !== undefined : isOfPassingState(states);
}

/** Right after a fault a client finds a whole output, or `check` fails. */
export async function checkBetween(
  states: TwoStates,
  maker: Maker,
  what: string,
  tally: Round["tally"],
): Promise<void> {
  const isJournal = hasJournal(states);
  if (!isJournal) {
    tally.holds(await isWhole(states, maker), `${what}: a mixture without a journal`);
    return;
  }
  const check = await defwright(states.folder, ["check", "--quiet"]);
  tally.holds(check.code === 3, `${what}: check passes beside a journal`);
}

/** The next run, whatever it is, leaves a whole output; a build of sound content the one that is made of it. */
export async function recover(
  states: TwoStates,
  maker: Maker,
  { random, tally }: Round,
): Promise<void> {
  if (random.below(3) === 0) {
    const isWaiting = hasJournal(states);
    const isUnchanged = outputStays(states);
    write(states.folder, "pack/broken.json", "[{");
    const { code } = await defwright(states.folder, ["build", "--quiet"]);
    tally.holds(code === 1, "content with an error fails");
    tally.holds(isWaiting || isUnchanged(), "a build that fails changes the output");
    // What it was before has been looked at.
    const isSound = isUnchanged() || (await isWhole(states, maker));
    tally.holds(isSound, "after a build that failed: a mixture");
    tally.holds(!hasJournal(states), "after a build that failed: a journal");
  }
  const state = random.below(2) === 0 ? "before" : "after";
  states.turn(state);
  const { code, err } = await defwright(states.folder, ["build"]);
  tally.holds(code === 0, () => `the next build: exit ${String(code)}\n${err}`);
  tally.holds(stateOf(states) === state, `the next build does not make the output ${state}`);
  const remains = remainsIn(states);
  tally.holds(remains.length === 0, () => `left behind: ${remains.join(", ")}`);
  const check = await defwright(states.folder, ["check"]);
  tally.holds(check.code === 0, () => `check after the next build\n${check.err}`);
}
