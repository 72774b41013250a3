/** Finds requirements whose lists lead back to themselves, once for all of them. */
import { unshared, type Share } from "../../view.ts";

/** Ids that all lead to each other by lists. */
export interface ListCircle {
  readonly ids: ReadonlySet<string>;
  readonly least: string;
  /** Each leads to only one of the others, so that there is only one way around. */
  readonly isRing: boolean;
}

/** Returns the circle that an id is part of. */
export type ListCircles = (id: string) => ListCircle | undefined;

/**
 * Strongly connected components (Tarjan), without recursion: a chain of lists may be as long as there are requirements.
 * @param next Returns the ids that a requirement mentions; called once for each.
 */
export function listCircles(
  next: (id: string) => readonly string[],
  share: Share = unshared,
): ListCircles {
  const order = new Map<string, number>();
  const circles = new Map<string, ListCircle>();
  /** Settled ids, each with the exploration that reached it: its result depends on everything that was read there. */
  const explored = new Map<string, () => void>();
  return (id) => {
    if (!order.has(id)) {
      const met: string[] = [];
      const exploration = share(() => {
        explore(id, met);
      });
      for (const each of met) explored.set(each, exploration);
    }
    explored.get(id)?.();
    return circles.get(id);
  };

  function explore(start: string, met: string[]): void {
    const settled = new Set<string>();
    const path: Step[] = [];
    const open: Step[] = [];
    const enter = (id: string): void => {
      const step = { id, ids: [...new Set(next(id))], at: 0, earliest: order.size };
      order.set(id, order.size);
      met.push(id);
      path.push(step);
      open.push(step);
    };
    enter(start);
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const id = step.ids[step.at];
      step.at += 1;
      if (id === undefined) {
        path.pop();
        const before = path.at(-1);
        if (before) before.earliest = Math.min(before.earliest, step.earliest);
        if (step.earliest === order.get(step.id))
          settle(open.splice(open.lastIndexOf(step)), settled);
      } else if (!order.has(id)) enter(id);
      else if (explored.has(id)) explored.get(id)?.();
      else if (!settled.has(id)) step.earliest = Math.min(step.earliest, order.get(id) ?? 0);
    }
  }

  function settle(steps: readonly Step[], settled: Set<string>): void {
    const ids = new Set(steps.map(({ id }) => id));
    for (const id of ids) settled.add(id);
    const within = steps.map((step) => step.ids.filter((id) => ids.has(id)).length);
    if (within.every((count) => count === 0)) return;
    const isRing = within.every((count) => count === 1);
    const least = steps.reduce((id, step) => (step.id < id ? step.id : id), steps[0]?.id ?? "");
    const circle = { ids, least, isRing };
    for (const id of ids) circles.set(id, circle);
  }
}

interface Step {
  readonly id: string;
  readonly ids: readonly string[];
  /** Index of the next of the ids. */
  at: number;
  /** The smallest position in `order` that it is known to lead back to. */
  earliest: number;
}
