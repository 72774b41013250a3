/**
 * Values without repetition: each distinct value in a set of JSON values is one node, however often it occurs, and so
 * are the values inside it. `-0` and `0` are different values.
 */
import { isList } from "../../json/containers.ts";
import type { Json } from "../../model/json.ts";
import { getOrInsert } from "../../model/maps.ts";
import { GroupIndex } from "./group-index.ts";
import type { GroupNode, ScalarNode, StringNode, ValueNode } from "./nodes.ts";

export class ValueSet {
  /** Number of nodes. */
  size = 0;
  private readonly strings = new Map<string, StringNode>();
  private readonly scalars = new Map<string | boolean | number | null, ScalarNode>();
  private readonly groups = new GroupIndex();
  private readonly keyLists = createKeyLists();
  private readonly roots = new WeakMap<object, ValueNode>();
  /** The nodes inside the values that are being added: a group is only created once it is known to be new. */
  private readonly inside: ValueNode[] = [];

  /** Returns the node of a value. An object that was added before is not read again, so it must not change. */
  add(value: Json): ValueNode {
    if (typeof value !== "object" || value === null) return this.addValue(value);
    return getOrInsert(this.roots, value, () => this.addValue(value));
  }

  private addValue(value: Json): ValueNode {
    if (typeof value === "string") return this.addString(value);
    if (typeof value !== "object" || value === null) return this.addScalar(value);
    const from = this.inside.length;
    if (isList(value)) {
      for (const item of value) this.inside.push(this.addValue(item));
      return this.addGroup(from, undefined);
    }
    const names = Object.keys(value);
    for (const name of names) this.inside.push(this.addValue(value[name] as Json));
    return this.addGroup(from, this.keyLists(names));
  }

  private addString(text: string): StringNode {
    let node = this.strings.get(text);
    if (node === undefined) {
      this.strings.set(text, (node = { type: "string", number: this.size++, text }));
    }
    return node;
  }

  private addScalar(value: number | boolean | null): ScalarNode {
    // A map does not distinguish the two zeros.
    const key = Object.is(value, -0) ? "-0" : value;
    let node = this.scalars.get(key);
    if (node === undefined) {
      this.scalars.set(key, (node = { type: "scalar", number: this.size++, value }));
    }
    return node;
  }

  private addGroup(from: number, list: KeyList | undefined): GroupNode {
    const { groups, inside } = this;
    let node = groups.find(list?.names, list?.number ?? -1, inside, from);
    if (node === undefined) {
      const [number, items] = [this.size++, inside.slice(from)];
      node = list
        ? { type: "object", number, keys: list.names, items }
        : { type: "list", number, items };
      groups.add(node);
    }
    inside.length = from;
    return node;
  }
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
