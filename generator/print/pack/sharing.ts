/** Which lists and objects are written once and pointed at, because they occur again and again. */
import { spliceOf } from "../../model/splice.ts";
import type { LiveGroups, GroupChanges } from "./live-groups.ts";
import type { Shape, Shapes } from "./shapes.ts";
import type { GroupNode, ObjectNode, ValueNode } from "./nodes.ts";
import { copied, TimesWritten } from "./times-written.ts";

export interface Sharing {
  /** By node number, 1 for what is shared. */
  readonly shared: () => Uint8Array;
  /** Groups inside a group, by number, but for the constants of its shape. */
  readonly inside: (number: number) => readonly number[];
  /** Decides anew; gives the numbers of groups that were there before and are shared now, or are not any more. */
  readonly update: (roots: readonly ValueNode[], changes: Changes) => readonly number[];
}

interface Changes extends GroupChanges {
  readonly reshaped: readonly ObjectNode[];
}

const nothing: readonly number[] = [];

/** Groups inside a group that are no constants of its shape, by number. */
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

/** Of a group that is to be decided about. */
const undecided = 2;

/**
 * How often a group would be written decides about it, and what is decided about it how often what is inside it would
 * be. Only where one of these is another than before anything is decided anew.
 */
export function createSharing(groups: LiveGroups, shapes: Shapes): Sharing {
  /** By node number, for groups that are there; characters that each takes, about: strings and numbers come to two. */
  const lengths: number[] = [];
  const inside: (readonly number[])[] = [];
  /** Characters of what is inside and no group. */
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
  /** Whether it is shared now and was not, or the other way round. */
  const decide = (number: number): boolean => {
    const often = times.of(number);
    // A line of its own, and a number in each place, in place of the whole in each place.
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
      // What is inside a group has a lower number, so that all of its occurrences have been counted at its turn.
      times.visitChanged((number) => {
        if (at[number] !== undefined && decide(number)) flipped.push(number);
      });
      return flipped;
    },
  };
}

/** Counts what rows and shapes write themselves. */
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
    // What is constant is written with its shape.
    for (const shape of shapesBefore) if (!shapes.has(shape)) addAll(shape.constants, -1);
    for (const shape of shapes) if (!shapesBefore.has(shape)) addAll(shape.constants, 1);
    rootsBefore = roots;
    shapesBefore = shapes;
  };
}
