/** Which lists and objects are written once and pointed at, because they occur again and again. */
import type { Shape } from "./shapes.ts";
import type { ObjectNode, ValueNode } from "./values.ts";

/**
 * By node number, whether the node is shared.
 * @param roots one for each row
 */
export function chooseShared(
  nodes: readonly ValueNode[],
  roots: readonly ValueNode[],
  shapes: ReadonlyMap<ObjectNode, Shape>,
): boolean[] {
  const lengths = estimateLengths(nodes, shapes);
  const shared = nodes.map(() => false);
  /** How often each node would be written. */
  const counts = nodes.map(() => 0);
  const count = ({ number }: ValueNode, times: number): void => {
    counts[number] = (counts[number] ?? 0) + times;
  };
  for (const root of roots) count(root, 1);
  const written = new Set<Shape>();
  // What holds a node has a higher number: when its turn comes, all of its occurrences have been counted.
  for (const node of [...nodes].reverse()) {
    if (node.type === "string" || node.type === "scalar") continue;
    const times = counts[node.number] ?? 0;
    if (times === 0) continue;
    // A line of its own, and a number in each place, in place of the whole in each place.
    if (times > 1 && (times - 1) * (lengths[node.number] ?? 0) > 2 + 3 * times) {
      shared[node.number] = true;
    }
    const inside = shared[node.number] === true ? 1 : times;
    const shape = node.type === "object" ? shapes.get(node) : undefined;
    for (const [position, item] of node.items.entries()) {
      if (shape?.constants[position] === undefined) count(item, inside);
      else if (!written.has(shape)) count(item, 1);
    }
    if (shape) written.add(shape);
  }
  return shared;
}

/** Characters that each node takes, about: strings and numbers come to two. */
function estimateLengths(
  nodes: readonly ValueNode[],
  shapes: ReadonlyMap<ObjectNode, Shape>,
): number[] {
  const lengths: number[] = [];
  for (const node of nodes) {
    if (node.type === "string" || node.type === "scalar") {
      lengths.push(2);
      continue;
    }
    const shape = node.type === "object" ? shapes.get(node) : undefined;
    let length = 1;
    for (const [position, item] of node.items.entries()) {
      if (shape?.constants[position] === undefined) length += lengths[item.number] ?? 0;
    }
    lengths.push(length);
  }
  return lengths;
}
