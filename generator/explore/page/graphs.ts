/** The graphs of a thing: what it is made of, what is made of it, what it turns into, what inherits from what. */
import type { Shown, Thing, ShownWay } from "./content.ts";
import type { Graph, GraphEdge, GraphNode } from "./graph.ts";

/** A graph with more boxes would be no picture. */
const mostNodes = 60;

class GraphMaker {
  readonly nodes = new Map<string, GraphNode>();
  readonly edges: GraphEdge[] = [];
  readonly #content: Shown;
  readonly #here: Thing;

  constructor(content: Shown, here: Thing) {
    this.#content = content;
    this.#here = here;
  }

  get full(): boolean {
    return this.nodes.size >= mostNodes;
  }

  /** @returns whether it is new */
  thing(thing: Thing, layer: number): boolean {
    const key = String(thing);
    if (this.nodes.has(key)) return false;
    const look = thing === this.#here ? "here" : undefined;
    const content = this.#content;
    this.nodes.set(key, {
      ...{ key, label: content.name(thing), address: content.address(thing), layer, look },
    });
    return true;
  }

  note(key: string, label: string, layer: number): void {
    this.nodes.set(key, { key, label, layer, look: "one" });
  }

  edge(from: string | Thing, to: string | Thing, label = ""): void {
    const [one, other] = [String(from), String(to)];
    const known = this.edges.findIndex((each) => each.from === one && each.to === other);
    const before = this.edges[known];
    if (!before) this.edges.push({ from: one, to: other, label });
    else if (!(before.label ?? "").split(", ").includes(label)) {
      this.edges[known] = { ...before, label: `${before.label ?? ""}, ${label}` };
    }
  }

  graph(): Graph | undefined {
    return this.edges.length > 0 ? { nodes: this.nodes, edges: this.edges } : undefined;
  }
}

/** Needs of a way, apart from what it is itself. */
export function needsOf(way: ShownWay): readonly (readonly Thing[])[] {
  return way.needs.filter((group) => group.length !== 1 || group[0] !== way.of);
}

/** Whether a way makes things, and does not only teach how. */
export function makes({ of, gives }: ShownWay): boolean {
  return gives.some((each) => each !== of);
}

/** Ways to a thing; for a thing that offers ways, these. */
export function waysTo(content: Shown, thing: Thing): readonly ShownWay[] {
  const own = content.ways().filter((way) => way.of === thing && makes(way));
  return own.length > 0 ? own : content.waysTo(thing).filter(makes);
}

/** What is needed for it, to a depth. Alternatives meet in a box "one of". */
export function needed(content: Shown, here: Thing, depth: number): Graph | undefined {
  const graph = new GraphMaker(content, here);
  graph.thing(here, 0);
  let last: readonly Thing[] = [here];
  for (let step = 0; step < depth; step += 1) {
    const next: Thing[] = [];
    for (const thing of last) {
      for (const way of waysTo(content, thing).slice(0, 3)) {
        needsOf(way).forEach((group, index) => {
          if (graph.full) return;
          const several = group.length > 1;
          const key = `${String(thing)} ${String(way.of)} ${String(index)}`;
          if (several) {
            graph.note(key, `one of ${String(group.length)}`, -2 * step - 1);
            graph.edge(key, thing);
          }
          for (const each of group.slice(0, 8)) {
            if (graph.thing(each, -2 * step - (several ? 2 : 1))) next.push(each);
            graph.edge(each, several ? key : thing, several ? "" : way.verb);
          }
        });
      }
    }
    last = next;
  }
  return graph.graph();
}

/** What it is needed for. */
export function neededFor(content: Shown, here: Thing, depth: number): Graph | undefined {
  const graph = new GraphMaker(content, here);
  graph.thing(here, 0);
  let last: readonly Thing[] = [here];
  for (let step = 1; step <= depth; step += 1) {
    const next: Thing[] = [];
    for (const thing of last) {
      for (const way of content.waysFrom(thing).filter(makes)) {
        for (const each of way.gives) {
          if (graph.full) continue;
          if (graph.thing(each, step)) next.push(each);
          graph.edge(thing, each, way.verb);
        }
      }
    }
    last = next;
  }
  return graph.graph();
}

/** What it turns into, and what turns into it, step by step. */
export function turning(content: Shown, here: Thing): Graph | undefined {
  const graph = new GraphMaker(content, here);
  graph.thing(here, 0);
  const layers = new Map<Thing, number>([[here, 0]]);
  for (const [thing, layer] of layers) {
    if (Math.abs(layer) > 2) continue;
    for (const [from, verb, to] of content.site.becomes) {
      if (graph.full || (from !== thing && to !== thing)) continue;
      const other = from === thing ? to : from;
      if (layer !== 0 && (from === thing) !== layer > 0) continue;
      if (!layers.has(other)) layers.set(other, layer + (from === thing ? 1 : -1));
      graph.thing(other, layers.get(other) ?? 0);
      graph.edge(from, to, content.verb(verb));
    }
  }
  return graph.graph();
}

/** Its ancestors, and everything that copies from it. */
export function inheritance(content: Shown, here: Thing): Graph | undefined {
  const graph = new GraphMaker(content, here);
  graph.thing(here, 0);
  let child = here;
  for (let layer = -1; ; layer -= 1) {
    const parent = content.detail(content.details.from, child);
    if (parent === undefined || !graph.thing(parent, layer)) break;
    graph.edge(parent, child);
    child = parent;
  }
  const layers = new Map<Thing, number>([[here, 0]]);
  for (const [thing, layer] of layers) {
    for (const each of content.children(thing)) {
      if (graph.full) break;
      if (graph.thing(each, layer + 1)) layers.set(each, layer + 1);
      graph.edge(thing, each);
    }
  }
  return graph.graph();
}

/** What can be made at once with all that a thing holds, of recipes that it knows or that nobody needs to teach. */
export function makeable(content: Shown, here: Thing): readonly ShownWay[] {
  const had = new Set<Thing>([here]);
  // Iterating over a set includes what is added meanwhile.
  for (const thing of had) {
    if (!content.kind(thing).holds) continue;
    for (const things of content.links(thing).values()) for (const each of things) had.add(each);
  }
  const isMet = (way: ShownWay): boolean =>
    way.needs.every((group) => group.some((each) => had.has(each)));
  for (const way of content.ways()) {
    if (!makes(way) && isMet(way)) for (const each of way.gives) had.add(each);
  }
  return content.ways().filter((way) => makes(way) && needsOf(way).length > 0 && isMet(way));
}
