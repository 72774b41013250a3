/** Decides which lists and objects are written once and referred to, because they occur repeatedly. */
import { spliceOf } from "../../model/splice.ts";
import type { LiveGroups, GroupChanges } from "./live-groups.ts";
import type { ObjectShape, Shapes } from "./shapes.ts";
import type { GroupNode, ObjectNode, ValueNode } from "./nodes.ts";

const nothing: readonly number[] = [];

/** State of a group for which no decision has been made. */
const undecided = 2;

/**
 * Groups are identified by their numbers. Each would be written in rows, in shapes, and inside other groups, which pass
 * on how often they are written. How often a group would be written decides whether it is shared, and that decision
 * determines how often the groups inside it would be written. Only groups for which one of these changed are decided
 * again.
 */
export class Sharing {
  /** By node number; 1 for shared groups, 0 for others, or `undecided`. */
  shared: Uint8Array = new Uint8Array(0);
  private readonly groups: LiveGroups;
  private readonly shapes: Shapes;
  /** By node number, for live groups: the approximate number of characters; strings and scalars count as two. */
  private readonly lengths: number[] = [];
  private readonly groupsInside: (readonly number[])[] = [];
  /** Number of characters of the items that are not groups. */
  private readonly scalars: number[] = [];
  /** How often each group would be written. */
  private times = new Float64Array(0);
  /** How often each group writes the groups inside it. */
  private passedOn = new Float64Array(0);
  /** 1 for groups for which something changed. */
  private changed = new Uint8Array(0);
  private roots: readonly ValueNode[] = [];
  private shapesBefore: ReadonlySet<ObjectShape> = new Set();

  constructor(groups: LiveGroups, shapes: Shapes) {
    this.groups = groups;
    this.shapes = shapes;
  }

  /** Numbers of the groups inside a group, except the constants of its shape. */
  inside(number: number): readonly number[] {
    return this.groupsInside[number] ?? nothing;
  }

  /** Decides again; returns the numbers of the groups that already existed and are now shared or no longer shared. */
  update(
    roots: readonly ValueNode[],
    { came, went, reshaped }: GroupChanges & { readonly reshaped: readonly ObjectNode[] },
  ): readonly number[] {
    const { at } = this.groups;
    this.reserve(at.length);
    for (const { number } of went) {
      this.passOn(number, 0);
      this.shared[number] = undecided;
    }
    for (const node of came) this.lookInto(node);
    for (const node of reshaped) this.lookInto(node);
    if (reshaped.length === 0) for (const { number } of came) this.measure(number);
    else for (const node of at) if (node !== undefined) this.measure(node.number);
    this.count(roots, new Set(this.shapes.all()));
    const flipped: number[] = [];
    // The groups inside a group have lower numbers, so all occurrences of a group have been counted before it is
    // visited; more of them may change during the visit.
    for (let number = this.changed.length - 1; number >= 0; number -= 1) {
      if (this.changed[number] !== 1) continue;
      this.changed[number] = 0;
      if (at[number] !== undefined && this.decide(number)) flipped.push(number);
    }
    return flipped;
  }

  private reserve(size: number): void {
    while (this.lengths.length < size) {
      this.lengths.push(0);
      this.groupsInside.push(nothing);
      this.scalars.push(0);
    }
    if (this.shared.length >= size) return;
    this.shared = copied(this.shared, new Uint8Array(size * 2).fill(undecided));
    this.times = copied(this.times, new Float64Array(size * 2));
    this.passedOn = copied(this.passedOn, new Float64Array(size * 2));
    this.changed = copied(this.changed, new Uint8Array(size * 2));
  }

  /** `times` is negative for groups that are no longer written. */
  private add(number: number, times: number): void {
    this.times[number] = (this.times[number] ?? 0) + times;
    this.changed[number] = 1;
  }

  /** Sets how often a group writes the groups inside it, whatever it passed on before. */
  private passOn(number: number, times: number): void {
    const more = times - (this.passedOn[number] ?? 0);
    if (more === 0) return;
    this.passedOn[number] = times;
    for (const each of this.inside(number)) this.add(each, more);
  }

  private measure(number: number): void {
    let length = 1 + (this.scalars[number] ?? 0);
    for (const each of this.inside(number)) length += this.lengths[each] ?? 0;
    if (this.lengths[number] !== length) this.changed[number] = 1;
    this.lengths[number] = length;
  }

  private lookInto(node: GroupNode): void {
    const { number, items } = node;
    const constants = node.type === "object" ? this.shapes.of(node).constants : undefined;
    let found: number[] | undefined;
    let scalars = 0;
    let position = 0;
    for (const item of items) {
      const isConstant = constants?.[position] !== undefined;
      position += 1;
      if (isConstant) continue;
      if (item.type === "list" || item.type === "object") (found ??= []).push(item.number);
      else scalars += 2;
    }
    this.passOn(number, 0);
    this.groupsInside[number] = found ?? nothing;
    this.scalars[number] = scalars;
    this.changed[number] = 1;
  }

  /** Whether the decision changed. */
  private decide(number: number): boolean {
    const often = this.times[number] ?? 0;
    // Sharing costs one line and a number in each place, and saves the whole text in each place.
    const gain = (often - 1) * (this.lengths[number] ?? 0);
    const now = often > 1 && gain > 2 + 3 * often ? 1 : 0;
    const before = this.shared[number];
    this.shared[number] = now;
    this.passOn(number, now === 1 ? 1 : often);
    return before !== now && before !== undecided;
  }

  /** Counts what rows and shapes contain directly. */
  private count(roots: readonly ValueNode[], shapes: ReadonlySet<ObjectShape>): void {
    const { start, endBefore, end } = spliceOf(this.roots, roots);
    this.addAll(this.roots.slice(start, endBefore), -1);
    this.addAll(roots.slice(start, end), 1);
    // Constants are written with their shape.
    for (const shape of this.shapesBefore) if (!shapes.has(shape)) this.addAll(shape.constants, -1);
    for (const shape of shapes) if (!this.shapesBefore.has(shape)) this.addAll(shape.constants, 1);
    this.roots = roots;
    this.shapesBefore = shapes;
  }

  private addAll(nodes: Iterable<ValueNode | undefined>, each: number): void {
    for (const node of nodes) if (node) this.add(node.number, each);
  }
}

function copied<Numbers extends Uint8Array | Float64Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
