/** Which lists and objects are written once and pointed at, because they occur again and again. */
import type { Shape } from "./shapes.ts";
import type { GroupNode, ObjectNode, ValueNode } from "./values.ts";

/**
 * By node number, 1 where the node is shared.
 * @param groups all there are; what is inside a group stands before it
 * @param roots one for each row
 * @param size above the number of any node
 */
export function chooseShared(
  groups: readonly GroupNode[],
  roots: readonly ValueNode[],
  shapes: ReadonlyMap<ObjectNode, Shape>,
  size: number,
): Uint8Array {
  const lengths = estimateLengths(groups, shapes, size);
  const shared = new Uint8Array(size);
  /** How often each node would be written. */
  const counts = new Float64Array(size);
  const count = ({ number }: ValueNode, times: number): void => {
    counts[number] = (counts[number] ?? 0) + times;
  };
  for (const root of roots) count(root, 1);
  const written = new Set<Shape>();
  // When the turn of a group comes, all of its occurrences have been counted.
  for (let index = groups.length - 1; index >= 0; index -= 1) {
    const node = groups[index];
    if (node === undefined) continue;
    const times = counts[node.number] ?? 0;
    if (times === 0) continue;
    // A line of its own, and a number in each place, in place of the whole in each place.
    if (times > 1 && (times - 1) * (lengths[node.number] ?? 0) > 2 + 3 * times) {
      shared[node.number] = 1;
    }
    const inside = shared[node.number] === 1 ? 1 : times;
    const shape = node.type === "object" ? shapes.get(node) : undefined;
    let position = 0;
    for (const item of node.items) {
      if (shape?.constants[position] === undefined) count(item, inside);
      else if (!written.has(shape)) count(item, 1);
      position += 1;
    }
    if (shape) written.add(shape);
  }
  return shared;
}

/** Characters that each node takes, about: strings and numbers come to two. */
function estimateLengths(
  groups: readonly GroupNode[],
  shapes: ReadonlyMap<ObjectNode, Shape>,
  size: number,
): Float64Array {
  const lengths = new Float64Array(size).fill(2);
  for (const node of groups) {
    const shape = node.type === "object" ? shapes.get(node) : undefined;
    let length = 1;
    let position = 0;
    for (const item of node.items) {
      if (shape?.constants[position] === undefined) length += lengths[item.number] ?? 0;
      position += 1;
    }
    lengths[node.number] = length;
  }
  return lengths;
}
