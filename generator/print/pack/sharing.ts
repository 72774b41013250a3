/** Which lists and objects are written once and pointed at, because they occur again and again. */
import type { LiveGroups, GroupChanges } from "./live-groups.ts";
import type { Shapes } from "./shapes.ts";
import type { GroupNode, ObjectNode, ValueNode } from "./nodes.ts";

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

export function createSharing(groups: LiveGroups, shapes: Shapes): Sharing {
  /** By node number, for groups that are there; characters that each takes, about: strings and numbers come to two. */
  const lengths: number[] = [];
  const inside: (readonly number[])[] = [];
  /** Characters of what is inside and no group. */
  const scalars: number[] = [];
  /** 1 or 0, or `undecided`. */
  let states = new Uint8Array(0);
  let counts = new Float64Array(0);

  const measure = (number: number): void => {
    let length = 1 + (scalars[number] ?? 0);
    for (const each of inside[number] ?? nothing) length += lengths[each] ?? 0;
    lengths[number] = length;
  };
  const lookInto = (node: GroupNode): void => {
    const constants = node.type === "object" ? shapes.of(node).constants : undefined;
    const found = groupsIn(node, constants);
    inside[node.number] = found;
    scalars[node.number] = 2 * (node.items.length - constantsIn(constants) - found.length);
  };

  return {
    shared: () => states,
    inside: (number) => inside[number] ?? nothing,
    update: (roots, { came, went, reshaped }) => {
      const { at } = groups;
      while (lengths.length < at.length) {
        lengths.push(0);
        inside.push(nothing);
        scalars.push(0);
      }
      if (states.length < at.length) {
        const more = new Uint8Array(at.length * 2).fill(undecided);
        more.set(states);
        states = more;
      }
      for (const { number } of went) states[number] = undecided;
      for (const node of came) lookInto(node);
      for (const node of reshaped) lookInto(node);
      if (reshaped.length === 0) for (const { number } of came) measure(number);
      else for (const node of at) if (node !== undefined) measure(node.number);

      // How often each node would be written.
      if (counts.length < at.length) counts = new Float64Array(at.length * 2);
      else counts.fill(0);
      const count = (number: number, times: number): void => {
        counts[number] = (counts[number] ?? 0) + times;
      };
      for (const { number } of roots) count(number, 1);
      // What is constant is written with its shape.
      for (const { constants } of shapes.all()) {
        for (const each of constants) if (each) count(each.number, 1);
      }
      const flipped: number[] = [];
      // What is inside a group has a lower number, so that all of its occurrences have been counted at its turn.
      for (let number = at.length - 1; number >= 0; number -= 1) {
        const node = at[number];
        if (node === undefined) continue;
        const times = counts[number] ?? 0;
        // A line of its own, and a number in each place, in place of the whole in each place.
        const gain = (times - 1) * (lengths[number] ?? 0);
        const now = times > 1 && gain > 2 + 3 * times ? 1 : 0;
        const before = states[number];
        states[number] = now;
        if (before !== now && before !== undecided) flipped.push(number);
        const each = now === 1 ? 1 : times;
        for (const inner of inside[number] ?? nothing) count(inner, each);
      }
      return flipped;
    },
  };
}
