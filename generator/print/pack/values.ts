/**
 * Values without repetition: each distinct value in a set of JSON values is one node, however often it occurs, and so
 * are the values inside it. `-0` and `0` are different values.
 */
import { isList } from "../../json/containers.ts";
import type { Json } from "../../model/json.ts";
import { createGroupIndex } from "./group-index.ts";
import type { GroupNode, ScalarNode, StringNode, ValueNode } from "./nodes.ts";

export interface ValueSet {
  /** Returns the node of a value. An object that was added before is not read again, so it must not change. */
  readonly add: (value: Json) => ValueNode;
  /** Number of nodes. */
  readonly size: number;
}

export function createValueSet(): ValueSet {
  let size = 0;
  const strings = new Map<string, StringNode>();
  const scalars = new Map<string | boolean | number | null, ScalarNode>();
  const groups = createGroupIndex();
  const keyLists = createKeyLists();
  const roots = new WeakMap<object, ValueNode>();
  /** The nodes inside the values that are being added: a group is only created once it is known to be new. */
  const inside: ValueNode[] = [];

  const addString = (text: string): StringNode => {
    let node = strings.get(text);
    if (node === undefined) strings.set(text, (node = { type: "string", number: size++, text }));
    return node;
  };
  const addScalar = (value: number | boolean | null): ScalarNode => {
    // A map does not distinguish the two zeros.
    const key = Object.is(value, -0) ? "-0" : value;
    let node = scalars.get(key);
    if (node === undefined) scalars.set(key, (node = { type: "scalar", number: size++, value }));
    return node;
  };
  const addGroup = (from: number, list: KeyList | undefined): GroupNode => {
    let node = groups.find(list?.names, list?.number ?? -1, inside, from);
    if (node === undefined) {
      const items = inside.slice(from);
      node =
        list === undefined
          ? { type: "list", number: size++, items }
          : { type: "object", number: size++, keys: list.names, items };
      groups.add(node);
    }
    inside.length = from;
    return node;
  };
  const addValue = (value: Json): ValueNode => {
    if (typeof value === "string") return addString(value);
    if (typeof value !== "object" || value === null) return addScalar(value);
    const from = inside.length;
    if (isList(value)) {
      for (const item of value) inside.push(addValue(item));
      return addGroup(from, undefined);
    }
    const names = Object.keys(value);
    for (const name of names) inside.push(addValue(value[name] as Json));
    return addGroup(from, keyLists(names));
  };

  return {
    add: (value) => {
      if (typeof value !== "object" || value === null) return addValue(value);
      let node = roots.get(value);
      if (node === undefined) roots.set(value, (node = addValue(value)));
      return node;
    },
    get size() {
      return size;
    },
  };
}

interface KeyList {
  readonly number: number;
  readonly names: readonly string[];
}

/** Interns lists of member names. A tree, because names are content and cannot be joined unambiguously. */
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
