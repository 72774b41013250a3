import type { GroupNode, ValueNode } from "./nodes.ts";

/**
 * Finds lists and objects by their contents. A hash table of its own: a `Map` would need a string key for each of
 * hundreds of thousands of look-ups.
 */
export class GroupIndex {
  private readonly nodes: GroupNode[] = [];
  private readonly hashes: number[] = [];
  /** Positions in `nodes` counted from 1, at the slot of the hash or after it; 0 marks a free slot. */
  private slots = new Int32Array(1 << 10);
  private slot = 0;
  private hash = 0;

  /**
   * Finds the group that consists of the nodes of `inside` from position `from` on.
   * @param keys of an object; `undefined` for a list
   * @param seed a number that identifies the keys; -1 for a list
   */
  find(
    keys: readonly string[] | undefined,
    seed: number,
    inside: readonly ValueNode[],
    from: number,
  ): GroupNode | undefined {
    const { nodes, hashes, slots } = this;
    const hash = hashOf(seed, inside, from);
    let slot = hash & (slots.length - 1);
    for (;;) {
      const index = slots[slot] ?? 0;
      if (index === 0) break;
      const node = nodes[index - 1];
      if (node && hashes[index - 1] === hash && isSame(node, keys, inside, from)) return node;
      slot = (slot + 1) & (slots.length - 1);
    }
    this.hash = hash;
    this.slot = slot;
    return undefined;
  }

  /** Adds the group that the last call of `find` did not find. */
  add(node: GroupNode): void {
    this.nodes.push(node);
    this.hashes.push(this.hash);
    this.slots[this.slot] = this.nodes.length;
    if (this.nodes.length * 2 > this.slots.length) this.grow();
  }

  private grow(): void {
    const slots = new Int32Array(this.slots.length * 2);
    for (const [index, each] of this.hashes.entries()) {
      let place = each & (slots.length - 1);
      while (slots[place] !== 0) place = (place + 1) & (slots.length - 1);
      slots[place] = index + 1;
    }
    this.slots = slots;
  }
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
