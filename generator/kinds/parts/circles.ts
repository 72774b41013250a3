/** Finds what leads back to itself, such as requirements by their lists or tiles by their looks, once for all. */
import { unshared, type Share } from "../view.ts";

/** Nodes that all lead to each other. */
export interface Circle<Node> {
  readonly nodes: ReadonlySet<Node>;
  /** The least of their ids. */
  readonly least: string;
  /** Each leads to only one of the others, so that there is only one way around. */
  readonly isRing: boolean;
}

/** Returns the circle that a node is part of. */
export type CircleOf<Node> = (node: Node) => Circle<Node> | undefined;

/**
 * Strongly connected components (Tarjan), without recursion: a chain of lists may be as long as there are requirements.
 * @param nextOf Returns the nodes to which a node leads; called once for each.
 */
export function circlesOf<Node>(
  nextOf: (node: Node) => readonly Node[],
  idOf: (node: Node) => string,
  share: Share = unshared,
): CircleOf<Node> {
  const order = new Map<Node, number>();
  const circles = new Map<Node, Circle<Node>>();
  /** Settled nodes, each with the exploration that reached it: its result depends on everything that was read there. */
  const explored = new Map<Node, () => void>();
  return (node) => {
    if (!order.has(node)) {
      const met: Node[] = [];
      const exploration = share(() => {
        explore(node, met);
      });
      for (const each of met) explored.set(each, exploration);
    }
    explored.get(node)?.();
    return circles.get(node);
  };

  function explore(start: Node, met: Node[]): void {
    const settled = new Set<Node>();
    const path: Step<Node>[] = [];
    const open: Step<Node>[] = [];
    const enter = (node: Node): void => {
      const step = { node, next: [...new Set(nextOf(node))], at: 0, earliest: order.size };
      order.set(node, order.size);
      met.push(node);
      path.push(step);
      open.push(step);
    };
    enter(start);
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const node = step.next[step.at];
      step.at += 1;
      if (node === undefined) {
        path.pop();
        const before = path.at(-1);
        if (before) before.earliest = Math.min(before.earliest, step.earliest);
        if (step.earliest === order.get(step.node))
          settle(open.splice(open.lastIndexOf(step)), settled);
      } else if (!order.has(node)) enter(node);
      else if (explored.has(node)) explored.get(node)?.();
      else if (!settled.has(node)) step.earliest = Math.min(step.earliest, order.get(node) ?? 0);
    }
  }

  function settle(steps: readonly Step<Node>[], settled: Set<Node>): void {
    const nodes = new Set(steps.map(({ node }) => node));
    for (const node of nodes) settled.add(node);
    const within = steps.map(({ next }) => next.filter((node) => nodes.has(node)).length);
    if (within.every((count) => count === 0)) return;
    const isRing = within.every((count) => count === 1);
    const ids = steps.map(({ node }) => idOf(node));
    const least = ids.reduce((one, other) => (other < one ? other : one));
    const circle = { nodes, least, isRing };
    for (const node of nodes) circles.set(node, circle);
  }
}

interface Step<Node> {
  readonly node: Node;
  readonly next: readonly Node[];
  /** Index of the next of them. */
  at: number;
  /** The smallest position in `order` that it is known to lead back to. */
  earliest: number;
}
