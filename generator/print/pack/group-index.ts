import type { GroupNode, ValueNode } from "./nodes.ts";

/** Finds lists and objects by their contents. */
export interface GroupIndex {
  /**
   * Finds the group that consists of the nodes of `inside` from position `from` on.
   * @param keys of an object; `undefined` for a list
   * @param seed a number that identifies the keys; -1 for a list
   */
  readonly find: (
    keys: readonly string[] | undefined,
    seed: number,
    inside: readonly ValueNode[],
    from: number,
  ) => GroupNode | undefined;
  /** Adds the group that the last call of `find` did not find. */
  readonly add: (node: GroupNode) => void;
}

/** A hash table of its own: a `Map` would need a string key for each of hundreds of thousands of look-ups. */
export function createGroupIndex(): GroupIndex {
  const nodes: GroupNode[] = [];
  const hashes: number[] = [];
  /** Positions in `nodes` counted from 1, at the slot of the hash or after it; 0 marks a free slot. */
  let slots = new Int32Array(1 << 10);
  let slot = 0;
  let hash = 0;

  const grow = (): void => {
    slots = new Int32Array(slots.length * 2);
    for (const [index, each] of hashes.entries()) {
      let place = each & (slots.length - 1);
      while (slots[place] !== 0) place = (place + 1) & (slots.length - 1);
      slots[place] = index + 1;
    }
  };

  return {
    find: (keys, seed, inside, from) => {
      hash = hashOf(seed, inside, from);
      slot = hash & (slots.length - 1);
      for (;;) {
        const index = slots[slot] ?? 0;
        if (index === 0) return undefined;
        const node = nodes[index - 1];
        if (node && hashes[index - 1] === hash && isSame(node, keys, inside, from)) return node;
        slot = (slot + 1) & (slots.length - 1);
      }
    },
    add: (node) => {
      nodes.push(node);
      hashes.push(hash);
      slots[slot] = nodes.length;
      if (nodes.length * 2 > slots.length) grow();
    },
  };
}

function hashOf(seed: number, inside: readonly ValueNode[], from: number): number {
  let hash = seed;
  for (let index = from; index < inside.length; index += 1) {
    hash = Math.imul(hash ^ (inside[index]?.number ?? 0), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

function isSame(
  node: GroupNode,
  keys: readonly string[] | undefined,
  inside: readonly ValueNode[],
  from: number,
): boolean {
  const { items } = node;
  if ((node.type === "object" ? node.keys : undefined) !== keys) return false;
  if (items.length !== inside.length - from) return false;
  for (const [index, item] of items.entries()) if (item !== inside[from + index]) return false;
  return true;
}
