/** The fewest and smallest steps that still differ. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Smallest } from "../search/search.ts";
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
  const smallest = new Smallest(found, budget);
  let runs = 0;

  if (!(await holds(found.steps))) return smallest.best;
  for (let size = 2; size < smallest.best.steps.length; size *= 2) {
    if (await holds(smallest.best.steps.slice(-size))) break;
  }
  for (let weight = Infinity; weightOf(smallest.best.steps) < weight && !smallest.isOver;) {
    weight = weightOf(smallest.best.steps);
    for (let at = smallest.best.steps.length - 2; at >= 0; at -= 1)
      await holds(smallest.best.steps.toSpliced(at, 1));
    for (let at = smallest.best.steps.length - 1; at >= 0; at -= 1)
      await holds(plainer(smallest.best.steps, at));
    for (const path of allPaths(smallest.best.steps)) await shrinkFile(path);
  }
  return smallest.best;

  async function shrinkFile(path: string): Promise<void> {
    if (await holds(withTexts(smallest.best.steps, path, () => undefined))) return;
    for (let at = smallest.best.steps.length - 1; at > 0; at -= 1) {
      await holds(asBefore(smallest.best.steps, path, at));
    }
    if (!isContent(path)) return;
    const tried = new Set<string>();
    for (;;) {
      const removal = nextRemoval(smallest.best.steps, path, tried);
      if (removal === undefined) return;
      await holds(withTexts(smallest.best.steps, path, (text) => without(text, removal)));
    }
  }

  /** Whether the candidate still differs; then it is the best so far, up to where it does. */
  async function holds(steps: Steps): Promise<boolean> {
    if (weightOf(steps) > weightOf(smallest.best.steps)) return false;
    return smallest.acceptLater(() => differing(steps));
  }

  async function differing(candidate: Steps): Promise<Shrunk | undefined> {
    runs += 1;
    const place = join(folder, String(runs));
    mkdirSync(place, { recursive: true });
    const pair = createPair(place);
    try {
      for (const [index, step] of candidate.entries()) {
        const { differences } = await pair.take(step);
        if (differences.length === 0) continue;
        return { steps: candidate.slice(0, index + 1), differences };
      }
      return undefined;
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  }
}
