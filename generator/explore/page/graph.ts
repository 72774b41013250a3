/** Graphs, drawn in layers from left to right. Each is also a list, which says the same to keyboards and readers. */
import { drawn } from "./element.ts";

export interface GraphNode {
  readonly key: string;
  readonly label: string;
  readonly address?: string | undefined;
  /** Its column; the smallest one is on the left. */
  readonly layer: number;
  /** `one`: stands for "one of these". */
  readonly look?: "here" | "one" | undefined;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
}

export interface Graph {
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly edges: readonly GraphEdge[];
}

const width = 168;
const height = 26;
const columnGap = 104;
const rowGap = 8;
/** Longer labels are cut; the whole one is a tooltip and in the list. */
const longest = 24;

interface Placed extends GraphNode {
  x: number;
  y: number;
}

export function drawing({ nodes, edges }: Graph, about: string): SVGElement {
  const placed = place(nodes, edges);
  const right = Math.max(...[...placed.values()].map(({ x }) => x + width), width);
  const bottom = Math.max(...[...placed.values()].map(({ y }) => y + height), height);
  const lines = edges.flatMap(({ from, to, label }) => {
    const [one, other] = [placed.get(from), placed.get(to)];
    const wide = edges.filter((each) => each.from === from).length > 1;
    return one && other ? [line(one, other, wide ? 0.72 : 0.28, label)] : [];
  });
  const size = { width: right + 4, height: bottom + 4 };
  const view = `-2 -2 ${String(size.width)} ${String(size.height)}`;
  return drawn(
    "svg",
    // The list beside it says the same.
    { class: "graph", viewBox: view, ...size, "aria-hidden": "true", "data-about": about },
    lines,
    [...placed.values()].map(box),
  );
}

/** Columns by layer; in each, nodes are ordered by the middle of those that they are connected with. */
function place(
  nodes: ReadonlyMap<string, GraphNode>,
  edges: readonly GraphEdge[],
): ReadonlyMap<string, Placed> {
  const layers = [...new Set([...nodes.values()].map(({ layer }) => layer))].sort((a, b) => a - b);
  const columns = layers.map((layer) => [...nodes.values()].filter((each) => each.layer === layer));
  const rows = new Map<string, number>();
  for (const column of columns) column.forEach(({ key }, row) => rows.set(key, row));
  const near = new Map<string, string[]>();
  for (const { from, to } of edges) {
    near.set(from, [...(near.get(from) ?? []), to]);
    near.set(to, [...(near.get(to) ?? []), from]);
  }
  const middle = (key: string): number => {
    const others = near.get(key) ?? [];
    const sum = others.reduce((total, each) => total + (rows.get(each) ?? 0), 0);
    return others.length > 0 ? sum / others.length : (rows.get(key) ?? 0);
  };
  for (const column of [...columns, ...columns.toReversed()]) {
    column.sort((one, other) => middle(one.key) - middle(other.key));
    column.forEach(({ key }, row) => rows.set(key, row));
  }
  const tallest = Math.max(...columns.map(({ length }) => length));
  const placed = new Map<string, Placed>();
  columns.forEach((column, index) => {
    const top = ((tallest - column.length) * (height + rowGap)) / 2;
    column.forEach((node, row) => {
      placed.set(node.key, {
        ...{ ...node, x: index * (width + columnGap), y: top + row * (height + rowGap) },
      });
    });
  });
  return placed;
}

/** @param where the label is on the line, between 0 and 1 */
function line(from: Placed, to: Placed, where: number, label = ""): SVGElement {
  const [y, goal] = [from.y + height / 2, to.y + height / 2];
  const forth = to.x > from.x;
  const [x, end] = forth
    ? [from.x + width, to.x]
    : to.x < from.x
      ? [from.x, to.x + width]
      : [from.x + width, to.x + width];
  const bend = to.x === from.x ? columnGap * 0.7 : (end - x) / 2;
  const towards = to.x === from.x ? end + bend : end - bend;
  const path = `M${String(x)} ${String(y)}C${String(x + bend)} ${String(y)} ${String(towards)} ${String(goal)} ${String(end)} ${String(goal)}`;
  const mark = to.x === from.x || !forth ? 1 : -1;
  const tip = `M${String(end + mark * 7)} ${String(goal - 4)}L${String(end)} ${String(goal)}l${String(mark * 7)} 4`;
  const at = {
    x: x + (end - x) * where + (to.x === from.x ? bend * 0.6 : 0),
    y: y + (goal - y) * where ** 2 * (3 - 2 * where) - 3,
  };
  return drawn(
    "g",
    { class: "edge" },
    drawn("path", { d: path }),
    drawn("path", { d: tip }),
    label !== "" && drawn("text", { ...at, "text-anchor": "middle" }, label),
  );
}

function box({ x, y, label, address, look }: Placed): SVGElement {
  const short =
    [...label].length > longest ? `${[...label].slice(0, longest - 1).join("")}…` : label;
  const inside = [
    drawn("title", {}, label),
    drawn("rect", { x, y, width, height, rx: look === "one" ? 13 : 4 }),
    drawn("text", { x: x + width / 2, y: y + 17, "text-anchor": "middle" }, short),
  ];
  const shown = { class: `node ${look ?? ""}` };
  return address === undefined
    ? drawn("g", shown, inside)
    : drawn("a", { ...shown, href: address, tabindex: -1 }, inside);
}
