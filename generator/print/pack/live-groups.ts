import { spliceOf } from "../../model/splice.ts";
import type { GroupNode, ValueNode } from "./nodes.ts";

export interface GroupChanges {
  readonly came: readonly GroupNode[];
  readonly went: readonly GroupNode[];
}

/** The lists and objects in the rows of a pack, directly or nested; each once. */
export class LiveGroups {
  /** By node number; `undefined` for nodes that are not groups or no longer in any row. */
  readonly at: (GroupNode | undefined)[] = [];
  /** By node number: the number of places in rows and other groups where the group occurs. */
  private places = new Int32Array(1 << 10);
  private roots: readonly ValueNode[] = [];

  /** Replaces the rows and returns the groups that came and went. The groups inside a group that came precede it. */
  replace(roots: readonly ValueNode[]): GroupChanges {
    const came: GroupNode[] = [];
    const went: GroupNode[] = [];
    const { start, endBefore, end } = spliceOf(this.roots, roots);
    // Entering first, so that a group that is in both never goes.
    for (const root of roots.slice(start, end)) this.enter(root, came);
    for (const root of this.roots.slice(start, endBefore)) this.leave(root, went);
    this.roots = roots;
    return { came, went };
  }

  private enter(node: ValueNode, came: GroupNode[]): void {
    if (node.type === "string" || node.type === "scalar") return;
    const { number, items } = node;
    if (number >= this.places.length) {
      const more = new Int32Array(2 * number);
      more.set(this.places);
      this.places = more;
    }
    const count = this.places[number] ?? 0;
    this.places[number] = count + 1;
    if (count > 0) return;
    for (const item of items) this.enter(item, came);
    while (this.at.length <= number) this.at.push(undefined);
    this.at[number] = node;
    came.push(node);
  }

  private leave(node: ValueNode, went: GroupNode[]): void {
    if (node.type === "string" || node.type === "scalar") return;
    const { number } = node;
    const count = (this.places[number] ?? 0) - 1;
    this.places[number] = count;
    if (count > 0) return;
    this.at[number] = undefined;
    went.push(node);
    for (const item of node.items) this.leave(item, went);
  }
}
