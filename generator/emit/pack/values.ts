/**
 * Values without repetition: each different value of a set of JSON values is one node, however often it occurs, and
 * the values inside it are nodes as well. `-0` and `0` are different values.
 */
import type { Json, JsonArray, JsonObject } from "../../model.ts";

interface AnyNode {
  /** Nodes count from 0; what is inside a node has lower numbers than the node. */
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
  /** The same list for all objects with these members in this order. */
  readonly keys: readonly string[];
  readonly items: readonly ValueNode[];
}
export type ValueNode = StringNode | ScalarNode | ListNode | ObjectNode;

export interface ValueSet {
  /** The node of a value. */
  readonly add: (value: Json) => ValueNode;
  /** All nodes, by number. */
  readonly nodes: readonly ValueNode[];
}

export function createValueSet(): ValueSet {
  const nodes: ValueNode[] = [];
  const strings = new Map<string, ValueNode>();
  const scalars = new Map<string | boolean | number | null, ValueNode>();
  const lists = new Map<string, ValueNode>();
  const objects = new Map<string, ValueNode>();
  const keyLists = createKeyLists();

  const found = <K>(map: Map<K, ValueNode>, key: K, make: () => ValueNode): ValueNode => {
    let node = map.get(key);
    if (node === undefined) {
      node = make();
      nodes.push(node);
      map.set(key, node);
    }
    return node;
  };
  const number = (): number => nodes.length;

  const add = (value: Json): ValueNode => {
    if (typeof value === "string") {
      return found(strings, value, () => ({ type: "string", number: number(), text: value }));
    }
    if (typeof value !== "object" || value === null) {
      // A map takes the two zeros for one.
      const key = Object.is(value, -0) ? "-0" : value;
      return found(scalars, key, () => ({ type: "scalar", number: number(), value }));
    }
    if (Array.isArray(value)) {
      const items = (value as JsonArray).map(add);
      return found(lists, numbersOf(items), () => ({ type: "list", number: number(), items }));
    }
    const object = value as JsonObject;
    const names = Object.keys(object);
    const items = names.map((name) => add(object[name] as Json));
    const keys = keyLists(names);
    return found(objects, `${String(keys.number)}:${numbersOf(items)}`, () => ({
      type: "object",
      number: number(),
      keys: keys.names,
      items,
    }));
  };
  return { add, nodes };
}

function numbersOf(items: readonly ValueNode[]): string {
  let text = "";
  for (const item of items) text += `${String(item.number)},`;
  return text;
}

interface KeyList {
  readonly number: number;
  readonly names: readonly string[];
}

/** Lists of member names, each once. Names are content: no text joins them without doubt, so it is a tree. */
function createKeyLists(): (names: readonly string[]) => KeyList {
  interface Step {
    readonly next: Map<string, Step>;
    list?: KeyList;
  }
  const start: Step = { next: new Map() };
  let count = 0;
  return (names) => {
    let step = start;
    for (const name of names) {
      let next = step.next.get(name);
      if (next === undefined) step.next.set(name, (next = { next: new Map() }));
      step = next;
    }
    return (step.list ??= { number: count++, names });
  };
}
