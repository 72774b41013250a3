/** Values without repetition: each distinct value is one node. */

interface AnyNode {
  /** Nodes are numbered from 0; the nodes inside a node have lower numbers than it. */
  readonly number: number;
}
export interface StringNode extends AnyNode {
  readonly type: "string";
  readonly text: string;
}
export interface ScalarNode extends AnyNode {
  readonly type: "scalar";
  readonly value: number | boolean | null;
}
export interface ListNode extends AnyNode {
  readonly type: "list";
  readonly items: readonly ValueNode[];
}
export interface ObjectNode extends AnyNode {
  readonly type: "object";
  /** The same array for all objects with these members in this order. */
  readonly keys: readonly string[];
  readonly items: readonly ValueNode[];
}
export type GroupNode = ListNode | ObjectNode;
export type ValueNode = StringNode | ScalarNode | GroupNode;
