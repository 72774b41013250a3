import { spliceOf } from "../../model/splice.ts";
import type { GroupNode, ValueNode } from "./nodes.ts";

/** Lists and objects that are in the rows of a pack, directly or inside each other; each once. */
export interface LiveGroups {
  /** By node number; `undefined` for what is no group, or in no row any more. */
  readonly at: readonly (GroupNode | undefined)[];
  /**
   * Takes these rows for the earlier ones, and says which groups came and which went. What is inside a group that came
   * stands before it.
   */
  readonly replace: (roots: readonly ValueNode[]) => GroupChanges;
}

export interface GroupChanges {
  readonly came: readonly GroupNode[];
  readonly went: readonly GroupNode[];
}

export function createLiveGroups(): LiveGroups {
  const at: (GroupNode | undefined)[] = [];
  /** By node number: in how many places of rows and other groups it is. */
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
      // What is in both never goes.
      for (const root of roots.slice(start, end)) enter(root);
      for (const root of before.slice(start, endBefore)) leave(root);
      before = roots;
      return { came, went };
    },
  };
}
