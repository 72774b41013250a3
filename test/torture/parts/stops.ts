/** Builds that stop for good, or are refused, at any of their changes of the disk; then the next build. */
import { defwright } from "../../project-folder.ts";
import { breakDisk, Stopped, type BrokenAt, type Fault } from "../broken-disk.ts";
import type { Round, TorturePart } from "../part.ts";
import { checkBetween, recover } from "../recovery.ts";
import { stateOf, twoStates, type TwoStates } from "../two-states.ts";

const faults: readonly Fault[] = ["stop", "stop", "ENOSPC", "EROFS", "EACCES", "EIO", "EMFILE"];
/** Attempts on one project. */
const attempts = 12;

export const stops: TorturePart = {
  name: "stops",
  about:
    "the disk stops, is full or refuses at any change: the old output, the new one, or a journal",
  round: async (round) => {
    const { random, tally } = round;
    const states = await twoStates(round);
    states.reset();
    states.turn("after");
    const mend = breakDisk({ fault: "stop", call: Infinity });
    await defwright(states.folder, ["build", "--quiet"]);
    const calls = mend();
    tally.holds(stateOf(states) === "after", "an undisturbed build makes the new output");
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      states.reset();
      states.turn("after");
      const fault = random.pick(faults) ?? "stop";
      await disturb(states, { fault, call: random.below(calls) }, round);
      // What follows may be disturbed as well.
      while (random.below(3) === 0) {
        await disturb(states, { fault: "stop", call: random.below(calls) }, round);
      }
      await recover(states, "build", round);
    }
  },
};

/** After a fault a client finds one of two states, or `check` fails. */
async function disturb(states: TwoStates, broken: BrokenAt, { tally }: Round): Promise<void> {
  const what = `${broken.fault} at change ${String(broken.call)}`;
  const mend = breakDisk(broken);
  let said = "";
  let code: number | undefined;
  try {
    const outcome = await defwright(states.folder, ["build", "--force"]);
    said = outcome.err;
    code = outcome.code;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    mend();
  }
  tally.input();
  tally.fault();
  if (broken.fault !== "stop") {
    tally.holds(code === 0 || code === 2, () => `${what}: exit ${String(code)}\n${said}`);
    tally.holds(!/\b(?:E[A-Z]{3,}:|at .*:\d+:\d+)/u.test(said), () => `${what}: ${said}`);
  }
  await checkBetween(states, "build", what, tally);
}
