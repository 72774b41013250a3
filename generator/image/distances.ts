/** Positions in order, as their distances: these are packed better. */
import type { KeptPresumption } from "../reuse/presumed.ts";

type Works = KeptPresumption["works"];

export function asDistances(positions: readonly number[]): number[] {
  return positions.map((each, at) => each - (positions[at - 1] ?? 0));
}

export function asPositions(distances: readonly number[]): number[] {
  let position = 0;
  return distances.map((each) => (position += each));
}

export function withEachAs(works: Works, as: typeof asDistances): Works {
  return Object.fromEntries(
    Object.entries(works).map(([name, [apart, chained, unusual]]) => [
      name,
      [as(apart), as(chained), unusual],
    ]),
  );
}
