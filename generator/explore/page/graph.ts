/** Graphs, drawn in layers from left to right. Each is also a list, which says the same to keyboards and readers. */
import { addTo, groupBy } from "../../model/maps.ts";
import { draw, wide, type Part } from "./element.ts";

export interface GraphNode {
  readonly label: string;
  readonly address?: string;
  /** Its column; the smallest one is on the left. */
  readonly layer: number;
  /** `one`: stands for "one of these". */
  readonly look?: "here" | "one" | undefined;
}

export interface GraphEdge {
  readonly from: GraphNode;
  readonly to: GraphNode;
  readonly labels: Set<string>;
}

export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

const [width, height, columnGap, rowGap] = [168, 26, 128, 8];
/** Longer labels are cut; the whole one is a tooltip and in the list. */
const longest = 24;

type Place = Readonly<Record<"x" | "y", number>>;

export function drawing(graph: Graph | undefined, about: string): Part {
  if (!graph) return undefined;
  const { nodes, edges } = graph;
  const placed = place(nodes, edges);
  const corner = (axis: "x" | "y"): number =>
    Math.max(...[...placed.values()].map((each) => each[axis]));
  const size = { width: corner("x") + width + 4, height: corner("y") + height + 4 };
  const viewBox = `-2 -2 ${String(size.width)} ${String(size.height)}`;
  const from = groupBy(edges, (edge) => edge.from);
  const none = { x: 0, y: 0 };
  const words = edges.map(({ labels }) => [...labels].join(", "));
  // A word that most have says nothing.
  const common = words.find(
    (word) => words.filter((each) => each === word).length > Math.max(6, words.length / 2),
  );
  return wide(
    about,
    draw(
      "svg",
      // The list beside it says the same.
      { class: "graph", viewBox, ...size, "aria-hidden": "true", "data-about": about },
      edges.map((edge, index) => {
        const isWide = (from.get(edge.from)?.length ?? 0) > 1;
        const [one = none, other = none] = [placed.get(edge.from), placed.get(edge.to)];
        const word = words[index] === common ? "" : (words[index] ?? "");
        return line(one, other, isWide ? 0.72 : 0.28, word);
      }),
      [...placed].map(([node, at]) => box(node, at)),
    ),
  );
}

/** Columns by layer; in each, nodes are ordered by the middle of those that they are connected with. */
function place(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
): ReadonlyMap<GraphNode, Place> {
  const columns = [...groupBy(nodes, ({ layer }) => layer)]
    .sort(([one], [other]) => one - other)
    .map(([, column]) => column);
  const rows = new Map<GraphNode, number>();
  const number = (column: readonly GraphNode[]): void => {
    column.forEach((node, row) => rows.set(node, row));
  };
  columns.forEach(number);
  const near = new Map<GraphNode, GraphNode[]>();
  for (const { from, to } of edges) {
    addTo(near, from, to);
    addTo(near, to, from);
  }
  const middle = (node: GraphNode): number => {
    const others = near.get(node) ?? [node];
    return others.reduce((sum, each) => sum + (rows.get(each) ?? 0), 0) / others.length;
  };
  for (const column of [...columns, ...columns.toReversed()]) {
    column.sort((one, other) => middle(one) - middle(other));
    number(column);
  }
  const tallest = Math.max(...columns.map(({ length }) => length));
  return new Map(
    columns.flatMap((column, index) =>
      column.map((node, row) => {
        const y = ((tallest - column.length) / 2 + row) * (height + rowGap);
        return [node, { x: index * (width + columnGap), y }] as const;
      }),
    ),
  );
}

/** @param where the label is on the line, between 0 and 1 */
function line(from: Place, to: Place, where: number, label: string): SVGElement {
  const [y, goal] = [from.y + height / 2, to.y + height / 2];
  const [isSame, isBack] = [to.x === from.x, to.x < from.x];
  const x = isBack ? from.x : from.x + width;
  const end = isSame || isBack ? to.x + width : to.x;
  const bend = isSame ? columnGap * 0.7 : (end - x) / 2;
  const towards = isSame ? end + bend : end - bend;
  const back = isSame || isBack ? 7 : -7;
  const path = (...parts: readonly (string | number)[]): SVGElement =>
    draw("path", { d: parts.join(" ") });
  return draw(
    "g",
    { class: "edge" },
    path("M", x, y, "C", x + bend, y, towards, goal, end, goal),
    path("M", end + back, goal - 4, "L", end, goal, "l", back, 4),
    label !== "" &&
      draw(
        "text",
        {
          x: x + (end - x) * where + (isSame ? bend * 0.6 : 0),
          y: y + (goal - y) * where ** 2 * (3 - 2 * where) - 3,
          "text-anchor": "middle",
        },
        label,
      ),
  );
}

function box({ label, address, look }: GraphNode, { x, y }: Place): SVGElement {
  const letters = [...label];
  const short = letters.length > longest ? `${letters.slice(0, longest - 1).join("")}…` : label;
  return draw(
    address === undefined ? "g" : "a",
    { class: `node ${look ?? ""}`, href: address, tabindex: address !== undefined && -1 },
    draw("title", label),
    draw("rect", { x, y, width, height, rx: look === "one" ? 13 : 4 }),
    draw("text", { x: x + width / 2, y: y + 17, "text-anchor": "middle" }, short),
  );
}
