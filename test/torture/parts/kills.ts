/** Processes that build or watch, killed by the system at any of their changes of the disk; then the next build. */
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findCorpus } from "../../corpus/find-corpus.ts";
import { write } from "../../project-folder.ts";
import { runKilled } from "../killed-process.ts";
import type { Round, TorturePart } from "../part.ts";
import { checkBetween, recover } from "../recovery.ts";
import { statesIn, twoStates, type TwoStates } from "../two-states.ts";

/** Outputs in one project, each killed once or more. */
const attempts = 10;
/** A round on a real game begins with builds that take seconds. */
const attemptsOnRealGame = 12;
/** So many changes are tried first; where one is never reached, fewer. */
const mostChanges = 60;

export const kills: TorturePart = {
  name: "kills",
  about:
    "building and watching processes killed at any change; on a real game's data where DEFWRIGHT_CORPUS names it",
  round: async (round) => {
    const isReal = process.env["DEFWRIGHT_CORPUS"] !== undefined && round.seed % 2 === 0;
    const states = isReal ? await realGame(round) : await twoStates(round);
    const { random, tally } = round;
    let changes = mostChanges;
    for (let attempt = 0; attempt < (isReal ? attemptsOnRealGame : attempts); attempt += 1) {
      states.reset();
      const how = !isReal && random.below(3) === 0 ? "watch" : "build";
      if (how === "build") states.turn("after");
      const isAgain = (): boolean => random.below(3) < (isReal ? 2 : 1);
      for (let again = true; again; again = isAgain()) {
        const change = random.below(changes);
        const isKilled = await runKilled(how, states.folder, change);
        tally.input();
        if (isKilled) tally.fault();
        else changes = Math.max(2, Math.min(changes, change));
        await checkBetween(states, how, `${how} killed at change ${String(change)}`, tally);
      }
      await recover(states, how, round);
    }
  },
};

/** The data of a real game, and the same with one of its mods. */
async function realGame({ folder, random }: Round): Promise<TwoStates> {
  const game = findCorpus();
  if (game === undefined) throw new Error("there is no corpus");
  mkdirSync(join(folder, "states/before"), { recursive: true });
  for (;;) {
    const mod = random.pick(game.mods) ?? "";
    rmSync(join(folder, "states/after"), { recursive: true, force: true });
    cpSync(mod, join(folder, "states/after"), { recursive: true });
    const packs = [game.core, "pack"];
    write(folder, "defwright.config.json", { packs, out: "generated", dialect: "bright-nights" });
    try {
      return await statesIn(folder);
    } catch {
      // Some mods need others.
    }
  }
}
