/** The graphs of a thing: what it is made of, what is made of it, what it turns into, what inherits from what. */
import { getOrInsert } from "../../model/maps.ts";
import { makes, needsOf, type Shown, type ShownWay, type Thing } from "./content.ts";
import type { Graph, GraphEdge, GraphNode } from "./graph.ts";

/** A column with more boxes would be no picture. */
const mostRows = 20;

/** How many ways to a thing are shown, and how many alternatives in each. */
const [mostWays, mostOthers] = [3, 8];

/** @param key names the thing or, with a text, a box of its own */
type Key = Thing | string;

class GraphMaker {
  readonly nodes = new Map<Key, GraphNode>();
  readonly edges = new Map<string, GraphEdge>();
  readonly #rows = new Map<number, number>();

  constructor(here: Thing) {
    this.thing(here, 0, "here");
  }

  /** @returns whether it is new, and has a box: in a full column it has none */
  thing(key: Thing, layer: number, look?: "here"): boolean {
    const { name: label, address } = key;
    return this.#add(key, { label, address, layer, look });
  }

  note(key: string, label: string, layer: number): boolean {
    return this.#add(key, { label, layer, look: "one" });
  }

  #add(key: Key, node: GraphNode): boolean {
    const { layer } = node;
    if (this.nodes.has(key)) return false;
    const row = this.#rows.get(layer) ?? 0;
    this.#rows.set(layer, row + 1);
    const isFull = row >= mostRows;
    if (isFull) this.nodes.set(`more ${String(layer)}`, { label: "more: see the list", layer });
    else this.nodes.set(key, node);
    return !isFull;
  }

  edge(from: Key, to: Key, label = ""): void {
    const [one, other] = [this.nodes.get(from), this.nodes.get(to)];
    if (!one || !other) return;
    const key = [from, to].map((each) => (typeof each === "string" ? each : each.number)).join(">");
    const edge = { from: one, to: other, labels: new Set<string>() };
    const { labels } = getOrInsert(this.edges, key, () => edge);
    if (label !== "") labels.add(label);
  }

  graph(): Graph | undefined {
    const [nodes, edges] = [[...this.nodes.values()], [...this.edges.values()]];
    return edges.length > 0 ? { nodes, edges } : undefined;
  }
}

/** Goes from things to others, layer by layer. @param visit shows what is behind a thing, and returns what is new */
function steps(
  here: Thing,
  depth: number,
  visit: (graph: GraphMaker, thing: Thing, step: number) => readonly Thing[],
): Graph | undefined {
  const graph = new GraphMaker(here);
  let last: readonly Thing[] = [here];
  for (let step = 1; step <= depth && last.length > 0; step += 1) {
    last = last.flatMap((thing) => visit(graph, thing, step));
  }
  return graph.graph();
}

/** What is needed for it, to a depth. Alternatives meet in a box "one of". */
export function needed(here: Thing, depth: number): Graph | undefined {
  return steps(here, depth, (graph, thing, step) =>
    thing.made.slice(0, mostWays).flatMap((way) =>
      needsOf(way).flatMap((group, index) => {
        const several = group.length > 1;
        const key = `${String(thing.number)} ${String(way.of.number)} ${String(index)}`;
        if (several && !graph.note(key, `one of ${String(group.length)}`, 1 - 2 * step)) return [];
        if (several) graph.edge(key, thing);
        return group.slice(0, mostOthers).filter((each) => {
          const isNew = graph.thing(each, -2 * step + (several ? 0 : 1));
          graph.edge(each, several ? key : thing, several ? "" : way.verb);
          return isNew;
        });
      }),
    ),
  );
}

/** What it is needed for. */
export function neededFor(here: Thing, depth: number): Graph | undefined {
  return steps(here, depth, (graph, thing, step) =>
    thing.needed.filter(makes).flatMap(({ gives, verb }) =>
      gives.filter((each) => {
        const isNew = graph.thing(each, step);
        graph.edge(thing, each, verb);
        return isNew;
      }),
    ),
  );
}

/** What it turns into, and what turns into it, step by step. */
export function turning(here: Thing): Graph | undefined {
  const graph = new GraphMaker(here);
  const layers = new Map([[here, 0]]);
  for (const [thing, layer] of layers) {
    for (const { from, verb, to } of Math.abs(layer) > 2 ? [] : thing.turns) {
      if (layer !== 0 && (from === thing) !== layer > 0) continue;
      const other = from === thing ? to : from;
      const next = layer + (from === thing ? 1 : -1);
      if (graph.thing(other, next)) layers.set(other, next);
      graph.edge(from, to, verb);
    }
  }
  return graph.graph();
}

/** Its ancestors, and everything that copies from it. */
export function inheritance(here: Thing): Graph | undefined {
  const graph = new GraphMaker(here);
  let child = here;
  for (const [index, parent] of ancestors(here).entries()) {
    graph.thing(parent, -1 - index);
    graph.edge(parent, child);
    child = parent;
  }
  const layers = new Map([[here, 0]]);
  for (const [thing, layer] of layers) {
    for (const each of thing.children) {
      if (graph.thing(each, layer + 1)) layers.set(each, layer + 1);
      graph.edge(thing, each);
    }
  }
  return graph.graph();
}

export function ancestors(of: Thing): readonly Thing[] {
  const found = new Set<Thing>();
  for (let at = of.parent; at && !found.has(at); at = at.parent) found.add(at);
  return [...found];
}

/** What can be made at once with all that a thing holds, of recipes that it knows or that nobody needs to teach. */
export function makeable({ all }: ReturnType<Shown["ways"]>, here: Thing): readonly ShownWay[] {
  const had = new Set<Thing>([here]);
  // Iterating over a set includes what is added meanwhile.
  for (const thing of had) {
    if (!thing.kind.holds) continue;
    for (const each of [...thing.links().values()].flat()) had.add(each);
  }
  const isMet = (way: ShownWay): boolean =>
    way.needs.every((group) => group.some((each) => had.has(each)));
  for (const way of all) {
    if (!makes(way) && isMet(way)) for (const each of way.gives) had.add(each);
  }
  return all.filter((way) => makes(way) && needsOf(way).length > 0 && isMet(way));
}
