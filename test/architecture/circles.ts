/** Circles of files: groups each of which can be reached from each other by imports, whatever they import. */
import { importsOf, sourcesIn } from "./imports.ts";

/** Files of the folders and what each imports, types included. */
export function importGraph(folders: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const files = folders.flatMap(sourcesIn);
  return new Map(
    files.map((path) => [
      path,
      importsOf(path)
        .filter(({ own }) => own)
        .map(({ to }) => to),
    ]),
  );
}

/** Strongly connected groups of two nodes and more, each sorted. Without recursion: chains may be long. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const circles: string[][] = [];
  for (const start of graph.keys()) {
    if (order.has(start)) continue;
    const path = [enter(start)];
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { node, rest } = step;
      const next = rest.next();
      if (next.done === true) {
        path.pop();
        const outer = path.at(-1);
        if (outer) lower(outer.node, lowest.get(node) ?? 0);
        close(node);
      } else if (!order.has(next.value)) {
        if (graph.has(next.value)) path.push(enter(next.value));
      } else if (isOpen.has(next.value)) lower(node, order.get(next.value) ?? 0);
    }
  }
  return circles.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));

  function enter(node: string): { node: string; rest: Iterator<string, undefined> } {
    order.set(node, order.size);
    lowest.set(node, order.get(node) ?? 0);
    open.push(node);
    isOpen.add(node);
    return { node, rest: (graph.get(node) ?? [])[Symbol.iterator]() };
  }

  function lower(node: string, to: number): void {
    lowest.set(node, Math.min(lowest.get(node) ?? 0, to));
  }

  function close(node: string): void {
    if (lowest.get(node) !== order.get(node)) return;
    const circle = open.splice(open.lastIndexOf(node));
    for (const each of circle) isOpen.delete(each);
    if (circle.length > 1) circles.push(circle.sort());
  }
}
