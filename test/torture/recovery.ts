/** What must hold of an output after a fault, and after the run that follows it. */
import { defwright, write } from "../project-folder.ts";
import type { Round } from "./part.ts";
import { hasJournal, isOfOneBuild, remainsIn, stateOf, type TwoStates } from "./two-states.ts";

/** Right after a fault a client finds one of the two states, or `check` fails. */
export async function checkBetween(
  states: TwoStates,
  what: string,
  tally: Round["tally"],
): Promise<void> {
  const isJournal = hasJournal(states);
  tally.holds(isJournal || isOfOneBuild(states), `${what}: a mixture without a journal`);
  if (!isJournal) return;
  const check = await defwright(states.folder, ["check", "--quiet"]);
  tally.holds(check.code === 3, `${what}: check passes beside a journal`);
}

/** The next run, whatever it is, leaves one of two states; a build of sound content the one that is made of it. */
export async function recover(states: TwoStates, { random, tally }: Round): Promise<void> {
  if (random.below(3) === 0) {
    write(states.folder, "pack/broken.json", "[{");
    const { code } = await defwright(states.folder, ["build", "--quiet"]);
    tally.holds(code === 1, "content with an error fails");
    tally.holds(isOfOneBuild(states), "after a build that failed: a mixture");
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
