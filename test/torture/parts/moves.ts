/** Content that changes, vanishes or is written by halves while a build reads it. */
import { cpSync, readFileSync, readdirSync, rmSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { defwright } from "../../project-folder.ts";
import { atReading } from "../moving-files.ts";
import type { Round, TorturePart } from "../part.ts";
import { recover } from "../recovery.ts";
import { isOfPassingState, outputStays, twoStates, type TwoStates } from "../two-states.ts";

/** Builds of one project. */
const attempts = 12;

export const moves: TorturePart = {
  name: "moves",
  about:
    "files that change, vanish or are half written while a build reads them: output of what was read, or none",
  round: async (round) => {
    const { random } = round;
    const states = await twoStates(round);
    states.reset();
    const pack = join(states.folder, "pack");
    const end = atReading(pack, Infinity, () => undefined);
    await defwright(states.folder, ["build", "--force", "--quiet"]);
    const readings = end();
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      states.reset();
      await buildWhileMoving(states, random.below(readings), round);
      if (random.below(4) === 0) await recover(states, "watch", round);
    }
  },
};

async function buildWhileMoving(states: TwoStates, reading: number, round: Round): Promise<void> {
  const { tally, random } = round;
  const pack = join(states.folder, "pack");
  const move = random.pick(movements) ?? movements[0];
  const isUnchanged = outputStays(states);
  const end = atReading(pack, reading, () => {
    move.act(states, pack, round);
  });
  const { code, err } = await defwright(states.folder, ["build", "--force"]);
  end();
  tally.input();
  tally.fault();
  const what = `${move.name} at reading ${String(reading)}`;
  tally.holds(
    code === 0 || code === 1 || code === 2,
    () => `${what}: exit ${String(code)}\n${err}`,
  );
  tally.holds(!/\bE[A-Z]{4,}:|^\s+at /mu.test(err), () => `${what}: ${err}`);
  if (code === 0) {
    tally.holds(
      await isOfPassingState(states, { mayLack: move.removes }),
      () => `${what}: output of nothing that was there`,
    );
  } else tally.holds(isUnchanged(), () => `${what}: exit ${String(code)}, and the output changed`);
}

interface Movement {
  readonly name: string;
  readonly removes: boolean;
  readonly act: (states: TwoStates, pack: string, round: Round) => void;
}

const movements: readonly [Movement, ...Movement[]] = [
  {
    name: "another state",
    removes: true,
    act: (states) => {
      states.turn("after");
    },
  },
  {
    name: "another state, saved over the old",
    removes: false,
    act: ({ folder }, pack) => {
      cpSync(join(folder, "states/after"), pack, { recursive: true });
    },
  },
  {
    name: "a removed file",
    removes: true,
    act: (_, pack, { random }) => {
      rmSync(join(pack, random.pick(filesOf(pack)) ?? ""));
    },
  },
  {
    name: "a removed pack",
    removes: true,
    act: (_, pack) => {
      rmSync(pack, { recursive: true });
    },
  },
  {
    name: "half of a file",
    removes: false,
    act: (_, pack, { random }) => {
      const file = join(pack, random.pick(filesOf(pack)) ?? "");
      truncateSync(file, random.below(readFileSync(file).length));
    },
  },
];

function filesOf(pack: string): string[] {
  return readdirSync(pack, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .sort();
}
