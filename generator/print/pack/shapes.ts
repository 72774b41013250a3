/**
 * Shapes of objects: the names of the members, and the values that are the same in every object of the shape. Most
 * records differ from others of their kind in few members, so a shape contains most of their content.
 */
import { byCodeUnit } from "../../text/code-unit.ts";
import type { GroupChanges } from "./live-groups.ts";
import type { ObjectNode, ValueNode } from "./nodes.ts";

export interface Shape {
  readonly keys: readonly string[];
  /** By position of the key; `undefined` if each object has its own value. */
  readonly constants: readonly (ValueNode | undefined)[];
}

export interface Shapes {
  /** Chooses the shapes of all objects again; returns the objects that already existed and now have another shape. */
  readonly update: (changes: GroupChanges) => readonly ObjectNode[];
  readonly of: (object: ObjectNode) => Shape;
  /** The shapes that are in use. */
  readonly all: () => Iterable<Shape>;
}

/** Maximum number of shapes with the same names, not counting the one without constants. */
const most = 64;

export function createShapes(): Shapes {
  const byKeys = new Map<readonly string[], Family>();
  /** By node number. */
  const shapes: (CountedShape | undefined)[] = [];
  const give = (number: number, shape: CountedShape | undefined): void => {
    while (shapes.length <= number) shapes.push(undefined);
    const before = shapes[number];
    if (before) before.uses -= 1;
    if (shape) shape.uses += 1;
    shapes[number] = shape;
  };
  const of = ({ number }: ObjectNode): Shape => {
    const shape = shapes[number];
    if (shape === undefined) throw new Error("an object without a shape");
    return shape;
  };
  return {
    of,
    all: () =>
      [...byKeys.values()]
        .flatMap(({ plain, made }) => [plain, ...made.values()])
        .filter(({ uses }) => uses > 0),
    update: ({ came, went }) => {
      const changes = new Map<Family, { came: ObjectNode[]; went: ObjectNode[] }>();
      const changesOf = (keys: readonly string[]): { came: ObjectNode[]; went: ObjectNode[] } => {
        let family = byKeys.get(keys);
        if (family === undefined) byKeys.set(keys, (family = createFamily(keys)));
        let found = changes.get(family);
        if (found === undefined) changes.set(family, (found = { came: [], went: [] }));
        return found;
      };
      for (const node of came) if (node.type === "object") changesOf(node.keys).came.push(node);
      for (const node of went) {
        if (node.type === "list") continue;
        changesOf(node.keys).went.push(node);
        give(node.number, undefined);
      }
      const reshaped: ObjectNode[] = [];
      for (const [family, each] of changes) {
        chooseShapes(family, each.came, each.went, (object, shape) => {
          const before = shapes[object.number];
          if (before !== undefined && before !== shape) reshaped.push(object);
          give(object.number, shape);
        });
      }
      return reshaped;
    },
  };
}

interface CountedShape extends Shape {
  /** Number of objects that have this shape. */
  uses: number;
}

/** The objects with the same names, and what is known about them. */
interface Family {
  readonly keys: readonly string[];
  readonly plain: CountedShape;
  objects: readonly ObjectNode[];
  /** By position, the value that more than half of the objects have. */
  usual: readonly (ValueNode | undefined)[];
  /** Which members have their usual value, as text: "1" and "0" by position. */
  readonly patterns: Map<ObjectNode, string>;
  /** Pattern -> number of objects that have it. */
  readonly counts: Map<string, number>;
  /** Patterns of the shapes, in the order in which they are tried. */
  chosen: readonly string[];
  /** By the pattern of the shape. */
  readonly made: Map<string, CountedShape>;
  /** By the pattern of the objects. */
  readonly found: Map<string, CountedShape>;
}

function createFamily(keys: readonly string[]): Family {
  return {
    keys,
    plain: { keys, constants: keys.map(() => undefined), uses: 0 },
    objects: [],
    usual: [],
    patterns: new Map(),
    counts: new Map(),
    chosen: [],
    made: new Map(),
    found: new Map(),
  };
}

/** Assigns a shape to the objects that came, or to all objects if any shape may have changed. */
function chooseShapes(
  family: Family,
  came: readonly ObjectNode[],
  went: readonly ObjectNode[],
  give: (object: ObjectNode, shape: CountedShape) => void,
): void {
  const { keys, plain, patterns, counts } = family;
  for (const object of went) {
    const pattern = patterns.get(object);
    patterns.delete(object);
    if (pattern !== undefined) addTo(counts, pattern, -1);
  }
  const gone = new Set(went);
  const left = gone.size === 0 ? family.objects : family.objects.filter((each) => !gone.has(each));
  const objects = [...left, ...came];
  family.objects = objects;
  const [only] = objects;
  if (only === undefined) return;
  if (objects.length === 1) {
    forget(family);
    give(only, plain);
    return;
  }
  const swapped = family.usual.length > 0 && came.length === went.length;
  const usual = keys.map((_, position) =>
    swapped && came.every((each, i) => each.items[position] === went[i]?.items[position])
      ? family.usual[position]
      : usualValue(objects, position),
  );
  const sameUsual = keys.every((_, position) => usual[position] === family.usual[position]);
  const known = family.usual.length > 0 && sameUsual;
  if (!known) forget(family);
  family.usual = usual;
  for (const object of known ? came : objects) {
    const pattern = patternOf(object, usual);
    patterns.set(object, pattern);
    addTo(counts, pattern, 1);
  }
  const chosen = choosePatterns(counts, keys.length);
  const sameChoice =
    known &&
    chosen.length === family.chosen.length &&
    chosen.every((pattern, index) => pattern === family.chosen[index]);
  family.chosen = chosen;
  if (!sameChoice) family.found.clear();
  for (const object of sameChoice ? came : objects) give(object, shapeFor(family, object));
}

function forget(family: Family): void {
  family.usual = [];
  family.patterns.clear();
  family.counts.clear();
  family.chosen = [];
  family.made.clear();
  family.found.clear();
}

function addTo(counts: Map<string, number>, pattern: string, more: number): void {
  const count = (counts.get(pattern) ?? 0) + more;
  if (count === 0) counts.delete(pattern);
  else counts.set(pattern, count);
}

function patternOf({ items }: ObjectNode, usual: Family["usual"]): string {
  let pattern = "";
  for (let i = 0; i < items.length; i += 1) pattern += items[i] === usual[i] ? "1" : "0";
  return pattern;
}

function shapeFor(family: Family, object: ObjectNode): CountedShape {
  const { keys, plain, usual, made, found, chosen, patterns } = family;
  const pattern = patterns.get(object) ?? "";
  let shape = found.get(pattern);
  if (shape === undefined) {
    const own = chosen.find((each) => isWithin(each, pattern));
    shape = own === undefined ? plain : made.get(own);
    if (own !== undefined && shape === undefined) {
      const constants = usual.map((value, i) => (own[i] === "1" ? value : undefined));
      made.set(own, (shape = { keys, constants, uses: 0 }));
    }
    found.set(pattern, (shape ??= plain));
  }
  return shape;
}

/** The value that more than half of the objects have at this position. */
function usualValue(objects: readonly ObjectNode[], position: number): ValueNode | undefined {
  // Majority vote: when different values cancel each other out, the majority is left over.
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
 * The patterns that save more than their shape costs, those with the most constants first. Ties are broken by the
 * pattern, because the result must not depend on the order in which objects became known.
 */
function choosePatterns(counts: ReadonlyMap<string, number>, keys: number): string[] {
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
