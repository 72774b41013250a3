/** The fewest and smallest steps that still differ. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isContent } from "./objects.ts";
import { createPair } from "./pair.ts";
import {
  allPaths,
  asBefore,
  nextRemoval,
  plainer,
  weightOf,
  without,
  withTexts,
  type Steps,
} from "./smaller-steps.ts";

export interface Shrunk {
  readonly steps: Steps;
  readonly differences: readonly string[];
}

/**
 * Greedy: what may be left out is, until nothing may or `budget` runs were made.
 * @param folder absolute; made where it is missing
 */
export async function shrink(found: Shrunk, folder: string, budget = 3000): Promise<Shrunk> {
  let best = found;
  let runs = 0;

  if (!(await holds(found.steps))) return best;
  for (let size = 2; size < best.steps.length; size *= 2) {
    if (await holds(best.steps.slice(-size))) break;
  }
  for (let weight = Infinity; weightOf(best.steps) < weight && runs < budget;) {
    weight = weightOf(best.steps);
    for (let at = best.steps.length - 2; at >= 0; at -= 1) await holds(best.steps.toSpliced(at, 1));
    for (let at = best.steps.length - 1; at >= 0; at -= 1) await holds(plainer(best.steps, at));
    for (const path of allPaths(best.steps)) await shrinkFile(path);
  }
  return best;

  async function shrinkFile(path: string): Promise<void> {
    if (await holds(withTexts(best.steps, path, () => undefined))) return;
    for (let at = best.steps.length - 1; at > 0; at -= 1) {
      await holds(asBefore(best.steps, path, at));
    }
    if (!isContent(path)) return;
    const tried = new Set<string>();
    for (;;) {
      const removal = nextRemoval(best.steps, path, tried);
      if (removal === undefined) return;
      await holds(withTexts(best.steps, path, (text) => without(text, removal)));
    }
  }

  /** Whether the candidate still differs; then it is the best so far, up to where it does. */
  async function holds(candidate: Steps): Promise<boolean> {
    if (runs >= budget || weightOf(candidate) > weightOf(best.steps)) return false;
    runs += 1;
    const place = join(folder, String(runs));
    mkdirSync(place, { recursive: true });
    const pair = createPair(place);
    try {
      for (const [index, step] of candidate.entries()) {
        const { differences } = await pair.take(step);
        if (differences.length === 0) continue;
        best = { steps: candidate.slice(0, index + 1), differences };
        return true;
      }
      return false;
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  }
}
