/**
 * Shapes of objects: the members' names, and the values that are the same in every object of the shape. Most records
 * differ from others of their kind in few members, so that a shape says most of what they are.
 */
import { byCodeUnit } from "../../code-unit.ts";
import type { GroupNode, ObjectNode, ValueNode } from "./values.ts";

export interface Shape {
  readonly keys: readonly string[];
  /** By position of the key; `undefined` where each object has its own value. */
  readonly constants: readonly (ValueNode | undefined)[];
}

/** Shapes of one list of names, besides that without constants. */
const most = 64;

/** The shape of each object. */
export function chooseShapes(nodes: Iterable<GroupNode>): Map<ObjectNode, Shape> {
  const byKeys = new Map<readonly string[], ObjectNode[]>();
  for (const object of nodes) {
    if (object.type === "list") continue;
    const group = byKeys.get(object.keys);
    if (group) group.push(object);
    else byKeys.set(object.keys, [object]);
  }
  const shapes = new Map<ObjectNode, Shape>();
  for (const [keys, group] of byKeys) shapesOf(keys, group, shapes);
  return shapes;
}

function shapesOf(
  keys: readonly string[],
  objects: readonly ObjectNode[],
  shapes: Map<ObjectNode, Shape>,
): void {
  const plain: Shape = { keys, constants: keys.map(() => undefined) };
  const [only] = objects;
  if (only && objects.length === 1) {
    shapes.set(only, plain);
    return;
  }
  const usual = keys.map((_, position) => usualValue(objects, position));
  // Which members have their usual value, as text: "1" and "0" by position.
  const patterns = objects.map(({ items }) => {
    let pattern = "";
    for (let i = 0; i < items.length; i += 1) pattern += items[i] === usual[i] ? "1" : "0";
    return pattern;
  });
  const chosen = choosePatterns(patterns, keys.length).map((pattern) => ({
    pattern,
    shape: {
      keys,
      constants: usual.map((value, position) => (pattern[position] === "1" ? value : undefined)),
    },
  }));
  const known = new Map<string, Shape>();
  for (const [index, object] of objects.entries()) {
    const pattern = patterns[index] ?? "";
    let shape = known.get(pattern);
    if (shape === undefined) {
      shape = chosen.find((each) => isWithin(each.pattern, pattern))?.shape ?? plain;
      known.set(pattern, shape);
    }
    shapes.set(object, shape);
  }
}

/** The value that more than half of the objects have there. */
function usualValue(objects: readonly ObjectNode[], position: number): ValueNode | undefined {
  // Whoever has the majority is left over when different values cancel each other out.
  let candidate: ValueNode | undefined;
  let lead = 0;
  for (const { items } of objects) {
    const item = items[position];
    if (lead === 0) candidate = item;
    lead += item === candidate ? 1 : -1;
  }
  let count = 0;
  for (const { items } of objects) if (items[position] === candidate) count += 1;
  return count * 2 > objects.length && count > 1 ? candidate : undefined;
}

/**
 * Patterns that save more than it takes to write a shape down; those with most constants first. Where two save as
 * much the pattern decides: in which order objects came to be known must not.
 */
function choosePatterns(patterns: readonly string[], keys: number): string[] {
  const counts = new Map<string, number>();
  for (const pattern of patterns) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  return [...counts]
    .map(([pattern, count]) => ({ pattern, size: onesIn(pattern), count }))
    .filter(({ size, count }) => (count - 1) * size > 4 * keys)
    .sort((a, b) => b.count * b.size - a.count * a.size || byCodeUnit(a.pattern, b.pattern))
    .slice(0, most)
    .sort((a, b) => b.size - a.size || byCodeUnit(a.pattern, b.pattern))
    .map(({ pattern }) => pattern);
}

function onesIn(pattern: string): number {
  return pattern.replaceAll("0", "").length;
}

/** Whether every constant of `part` is one of `whole`. */
function isWithin(part: string, whole: string): boolean {
  for (let i = 0; i < part.length; i += 1) {
    if (part[i] === "1" && whole[i] !== "1") return false;
  }
  return true;
}
