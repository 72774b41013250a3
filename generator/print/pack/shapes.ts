/**
 * Shapes of objects: the names of the members, and the values that are the same in every object of the shape. Most
 * records differ from others of their kind in few members, so a shape contains most of their content.
 */
import { byCodeUnit } from "../../text/code-unit.ts";
import { getOrInsert } from "../../model/maps.ts";
import { isSameList } from "../../model/memo.ts";
import type { GroupChanges } from "./live-groups.ts";
import type { ObjectNode, ValueNode } from "./nodes.ts";

export interface ObjectShape {
  readonly keys: readonly string[];
  /** By position of the key; `undefined` if each object has its own value. */
  readonly constants: readonly (ValueNode | undefined)[];
}

interface CountedShape extends ObjectShape {
  /** Number of objects that have this shape. */
  uses: number;
}

/** Maximum number of shapes with the same names, not counting the one without constants. */
const most = 64;

export class Shapes {
  private readonly families = new Map<readonly string[], Family>();
  /** By node number. */
  private readonly shapes: (CountedShape | undefined)[] = [];

  of({ number }: ObjectNode): ObjectShape {
    const shape = this.shapes[number];
    if (shape === undefined) throw new Error("an object without a shape");
    return shape;
  }

  /** The shapes that are in use. */
  all(): Iterable<ObjectShape> {
    return [...this.families.values()]
      .flatMap(({ plain, made }) => [plain, ...made.values()])
      .filter(({ uses }) => uses > 0);
  }

  /** Chooses the shapes of all objects again; returns the objects that already existed and now have another shape. */
  update({ came, went }: GroupChanges): readonly ObjectNode[] {
    const changes = new Map<Family, { came: ObjectNode[]; went: ObjectNode[] }>();
    const changesOf = (keys: readonly string[]): { came: ObjectNode[]; went: ObjectNode[] } => {
      const family = getOrInsert(this.families, keys, () => new Family(keys));
      return getOrInsert(changes, family, () => ({ came: [], went: [] }));
    };
    for (const node of came) if (node.type === "object") changesOf(node.keys).came.push(node);
    for (const node of went) {
      if (node.type === "list") continue;
      changesOf(node.keys).went.push(node);
      this.give(node.number, undefined);
    }
    const reshaped: ObjectNode[] = [];
    for (const [family, each] of changes) {
      family.change(each.came, each.went, (object, shape) => {
        const before = this.shapes[object.number];
        if (before !== undefined && before !== shape) reshaped.push(object);
        this.give(object.number, shape);
      });
    }
    return reshaped;
  }

  private give(number: number, shape: CountedShape | undefined): void {
    while (this.shapes.length <= number) this.shapes.push(undefined);
    const before = this.shapes[number];
    if (before) before.uses -= 1;
    if (shape) shape.uses += 1;
    this.shapes[number] = shape;
  }
}

/** The objects with the same names, and what is known about them. */
class Family {
  readonly plain: CountedShape;
  /** By the pattern of the shape. */
  readonly made = new Map<string, CountedShape>();
  private readonly keys: readonly string[];
  private objects: readonly ObjectNode[] = [];
  /** By position, the value that more than half of the objects have. */
  private usual: readonly (ValueNode | undefined)[] = [];
  /** Which members have their usual value, as text: "1" and "0" by position. */
  private readonly patterns = new Map<ObjectNode, string>();
  /** Pattern -> number of objects that have it. */
  private readonly counts = new Map<string, number>();
  /** Patterns of the shapes, in the order in which they are tried. */
  private chosen: readonly string[] = [];
  /** By the pattern of the objects. */
  private readonly found = new Map<string, CountedShape>();

  constructor(keys: readonly string[]) {
    this.keys = keys;
    this.plain = { keys, constants: keys.map(() => undefined), uses: 0 };
  }

  /** Assigns a shape to the objects that came, or to all objects if any shape may have changed. */
  change(
    came: readonly ObjectNode[],
    went: readonly ObjectNode[],
    give: (object: ObjectNode, shape: CountedShape) => void,
  ): void {
    for (const object of went) {
      const pattern = this.patterns.get(object);
      this.patterns.delete(object);
      if (pattern !== undefined) this.count(pattern, -1);
    }
    const gone = new Set(went);
    const left = gone.size === 0 ? this.objects : this.objects.filter((each) => !gone.has(each));
    const objects = [...left, ...came];
    this.objects = objects;
    const [only] = objects;
    if (only === undefined) return;
    if (objects.length === 1) {
      this.forget();
      give(only, this.plain);
      return;
    }
    const swapped = this.usual.length > 0 && came.length === went.length;
    const usual = this.keys.map((_, position) =>
      swapped && came.every((each, i) => each.items[position] === went[i]?.items[position])
        ? this.usual[position]
        : usualValue(objects, position),
    );
    const known = this.usual.length > 0 && isSameList(usual, this.usual);
    if (!known) this.forget();
    this.usual = usual;
    for (const object of known ? came : objects) {
      const pattern = patternOf(object, usual);
      this.patterns.set(object, pattern);
      this.count(pattern, 1);
    }
    const chosen = choosePatterns(this.counts, this.keys.length);
    const sameChoice = known && isSameList(chosen, this.chosen);
    this.chosen = chosen;
    if (!sameChoice) this.found.clear();
    for (const object of sameChoice ? came : objects) give(object, this.shapeFor(object));
  }

  private forget(): void {
    this.usual = [];
    this.chosen = [];
    for (const map of [this.patterns, this.counts, this.made, this.found]) map.clear();
  }

  private count(pattern: string, more: number): void {
    const count = (this.counts.get(pattern) ?? 0) + more;
    if (count === 0) this.counts.delete(pattern);
    else this.counts.set(pattern, count);
  }

  private shapeFor(object: ObjectNode): CountedShape {
    const pattern = this.patterns.get(object) ?? "";
    return getOrInsert(this.found, pattern, () => {
      const own = this.chosen.find((each) => isWithin(each, pattern));
      if (own === undefined) return this.plain;
      return getOrInsert(this.made, own, () => {
        const constants = this.usual.map((value, i) => (own[i] === "1" ? value : undefined));
        return { keys: this.keys, constants, uses: 0 };
      });
    });
  }
}

function patternOf({ items }: ObjectNode, usual: readonly (ValueNode | undefined)[]): string {
  let pattern = "";
  for (let i = 0; i < items.length; i += 1) pattern += items[i] === usual[i] ? "1" : "0";
  return pattern;
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
