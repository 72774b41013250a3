/** Decides which lists and objects are written once and referred to, because they occur repeatedly. */
import { spliceOf } from "../../model/splice.ts";
import type { LiveGroups, GroupChanges } from "./live-groups.ts";
import type { Shape, Shapes } from "./shapes.ts";
import type { GroupNode, ObjectNode, ValueNode } from "./nodes.ts";

/**
 * Counts how often each group would be written: in rows, in shapes, and inside other groups, which pass on their own
 * counts. Groups are identified by their numbers.
 */
class TimesWritten {
  private counts = new Float64Array(0);
  private passedOn = new Float64Array(0);
  /** 1 for groups for which something changed. */
  private changed = new Uint8Array(0);

  /** Makes room for numbers below `size`. */
  reserve(size: number): void {
    if (this.counts.length >= size) return;
    this.counts = copied(this.counts, new Float64Array(size * 2));
    this.passedOn = copied(this.passedOn, new Float64Array(size * 2));
    this.changed = copied(this.changed, new Uint8Array(size * 2));
  }

  of(group: number): number {
    return this.counts[group] ?? 0;
  }

  /** `times` is negative for groups that are no longer written. */
  add(group: number, times: number): void {
    this.counts[group] = this.of(group) + times;
    this.changed[group] = 1;
  }

  /** Sets how often a group writes the groups inside it, whatever it passed on before. */
  passOn(group: number, times: number, inside: readonly number[]): void {
    const more = times - (this.passedOn[group] ?? 0);
    if (more === 0) return;
    this.passedOn[group] = times;
    for (const each of inside) this.add(each, more);
  }

  markChanged(group: number): void {
    this.changed[group] = 1;
  }

  /** Visits the changed groups from the highest number down, including those that change during the visit. */
  visitChanged(visit: (group: number) => void): void {
    for (let group = this.changed.length - 1; group >= 0; group -= 1) {
      if (this.changed[group] !== 1) continue;
      this.changed[group] = 0;
      visit(group);
    }
  }
}

function copied<Numbers extends Uint8Array | Float64Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}

export interface Sharing {
  /** By node number; 1 for shared groups. */
  readonly shared: () => Uint8Array;
  /** Numbers of the groups inside a group, except the constants of its shape. */
  readonly inside: (number: number) => readonly number[];
  /** Decides again; returns the numbers of the groups that already existed and are now shared or no longer shared. */
  readonly update: (roots: readonly ValueNode[], changes: Changes) => readonly number[];
}

interface Changes extends GroupChanges {
  readonly reshaped: readonly ObjectNode[];
}

const nothing: readonly number[] = [];

/** Numbers of the groups inside a group, except the constants of its shape. */
function groupsIn(
  { items }: GroupNode,
  constants: readonly (ValueNode | undefined)[] | undefined,
): readonly number[] {
  let found: number[] | undefined;
  let position = 0;
  for (const item of items) {
    const isGroup = item.type === "list" || item.type === "object";
    if (isGroup && constants?.[position] === undefined) (found ??= []).push(item.number);
    position += 1;
  }
  return found ?? nothing;
}

function constantsIn(constants: readonly (ValueNode | undefined)[] = []): number {
  let count = 0;
  for (const each of constants) if (each !== undefined) count += 1;
  return count;
}

/** State of a group for which no decision has been made. */
const undecided = 2;

/**
 * How often a group would be written decides whether it is shared, and that decision determines how often the groups
 * inside it would be written. Only groups for which one of these changed are decided again.
 */
export function createSharing(groups: LiveGroups, shapes: Shapes): Sharing {
  /** By node number, for live groups: the approximate number of characters; strings and scalars count as two. */
  const lengths: number[] = [];
  const inside: (readonly number[])[] = [];
  /** Number of characters of the items that are not groups. */
  const scalars: number[] = [];
  /** 1 or 0, or `undecided`. */
  let states = new Uint8Array(0);
  const times = new TimesWritten();
  const countAll = createCount(times);

  const reserve = (size: number): void => {
    times.reserve(size);
    while (lengths.length < size) {
      lengths.push(0);
      inside.push(nothing);
      scalars.push(0);
    }
    if (states.length < size) states = copied(states, new Uint8Array(size * 2).fill(undecided));
  };
  const passOn = (number: number, each: number): void => {
    times.passOn(number, each, inside[number] ?? nothing);
  };
  const measure = (number: number): void => {
    let length = 1 + (scalars[number] ?? 0);
    for (const each of inside[number] ?? nothing) length += lengths[each] ?? 0;
    if (lengths[number] !== length) times.markChanged(number);
    lengths[number] = length;
  };
  const lookInto = (node: GroupNode): void => {
    const { number, items } = node;
    const constants = node.type === "object" ? shapes.of(node).constants : undefined;
    const found = groupsIn(node, constants);
    passOn(number, 0);
    inside[number] = found;
    scalars[number] = 2 * (items.length - constantsIn(constants) - found.length);
    times.markChanged(number);
  };
  /** Whether the decision changed. */
  const decide = (number: number): boolean => {
    const often = times.of(number);
    // Sharing costs one line and a number in each place, and saves the whole text in each place.
    const gain = (often - 1) * (lengths[number] ?? 0);
    const now = often > 1 && gain > 2 + 3 * often ? 1 : 0;
    const before = states[number];
    states[number] = now;
    passOn(number, now === 1 ? 1 : often);
    return before !== now && before !== undecided;
  };

  return {
    shared: () => states,
    inside: (number) => inside[number] ?? nothing,
    update: (roots, { came, went, reshaped }) => {
      const { at } = groups;
      reserve(at.length);
      for (const { number } of went) {
        passOn(number, 0);
        states[number] = undecided;
      }
      for (const node of came) lookInto(node);
      for (const node of reshaped) lookInto(node);
      if (reshaped.length === 0) for (const { number } of came) measure(number);
      else for (const node of at) if (node !== undefined) measure(node.number);
      countAll(roots, new Set(shapes.all()));
      const flipped: number[] = [];
      // The groups inside a group have lower numbers, so all occurrences of a group have been counted before it is
      // visited.
      times.visitChanged((number) => {
        if (at[number] !== undefined && decide(number)) flipped.push(number);
      });
      return flipped;
    },
  };
}

/** Counts what rows and shapes contain directly. */
function createCount(
  times: TimesWritten,
): (roots: readonly ValueNode[], shapes: ReadonlySet<Shape>) => void {
  let rootsBefore: readonly ValueNode[] = [];
  let shapesBefore: ReadonlySet<Shape> = new Set();
  const addAll = (nodes: Iterable<ValueNode | undefined>, each: number): void => {
    for (const node of nodes) if (node) times.add(node.number, each);
  };
  return (roots, shapes) => {
    const { start, endBefore, end } = spliceOf(rootsBefore, roots);
    addAll(rootsBefore.slice(start, endBefore), -1);
    addAll(roots.slice(start, end), 1);
    // Constants are written with their shape.
    for (const shape of shapesBefore) if (!shapes.has(shape)) addAll(shape.constants, -1);
    for (const shape of shapes) if (!shapesBefore.has(shape)) addAll(shape.constants, 1);
    rootsBefore = roots;
    shapesBefore = shapes;
  };
}
