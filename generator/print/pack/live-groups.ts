import { spliceOf } from "../../model/splice.ts";
import type { GroupNode, ValueNode } from "./nodes.ts";

/** The lists and objects in the rows of a pack, directly or nested; each once. */
export interface LiveGroups {
  /** By node number; `undefined` for nodes that are not groups or no longer in any row. */
  readonly at: readonly (GroupNode | undefined)[];
  /** Replaces the rows and returns the groups that came and went. The groups inside a group that came precede it. */
  readonly replace: (roots: readonly ValueNode[]) => GroupChanges;
}

export interface GroupChanges {
  readonly came: readonly GroupNode[];
  readonly went: readonly GroupNode[];
}

export function createLiveGroups(): LiveGroups {
  const at: (GroupNode | undefined)[] = [];
  /** By node number: the number of places in rows and other groups where the group occurs. */
  let places = new Int32Array(1 << 10);
  let before: readonly ValueNode[] = [];
  let came: GroupNode[] = [];
  let went: GroupNode[] = [];

  const grow = (number: number): void => {
    const more = new Int32Array(2 * number);
    more.set(places);
    places = more;
  };
  const enter = (node: ValueNode): void => {
    if (node.type === "string" || node.type === "scalar") return;
    const { number, items } = node;
    if (number >= places.length) grow(number);
    const count = places[number] ?? 0;
    places[number] = count + 1;
    if (count > 0) return;
    for (const item of items) enter(item);
    while (at.length <= number) at.push(undefined);
    at[number] = node;
    came.push(node);
  };
  const leave = (node: ValueNode): void => {
    if (node.type === "string" || node.type === "scalar") return;
    const { number } = node;
    const count = (places[number] ?? 0) - 1;
    places[number] = count;
    if (count > 0) return;
    at[number] = undefined;
    went.push(node);
    for (const item of node.items) leave(item);
  };

  return {
    at,
    replace: (roots) => {
      came = [];
      went = [];
      const { start, endBefore, end } = spliceOf(before, roots);
      // Entering first, so that a group that is in both never goes.
      for (const root of roots.slice(start, end)) enter(root);
      for (const root of before.slice(start, endBefore)) leave(root);
      before = roots;
      return { came, went };
    },
  };
}
