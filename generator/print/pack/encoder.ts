/** Encodes rows, shapes and shared values as words; what an edit does not affect is not encoded again. */
import { spliced, type Splice } from "../../model/splice.ts";
import type { GroupChanges, LiveGroups } from "./live-groups.ts";
import type { GroupNode, ObjectNode, ScalarNode, ValueNode } from "./nodes.ts";
import type { ObjectShape, Shapes } from "./shapes.ts";
import type { Sharing } from "./sharing.ts";
import { bare, define, Words, type Line, type Parts } from "./words.ts";

/** A row; replaced by another object when its content changes. */
export interface Row extends Line {
  /** The key of the row. */
  readonly id: string | undefined;
}

interface Changes extends GroupChanges {
  /** The part in which the values and their ids differ from the last run. */
  readonly splice: Splice;
  readonly reshaped: readonly ObjectNode[];
  /** Numbers of the groups that became shared or ceased to be shared. */
  readonly flipped: readonly number[];
}

export class Encoder {
  readonly words: Words = new Words();
  private readonly groups: LiveGroups;
  private readonly shapes: Shapes;
  private readonly sharing: Sharing;
  /** By node number; 1 for shared nodes. */
  private shared: Uint8Array;
  private readonly encoded = new Map<ValueNode, Row>();
  private rows: readonly Row[] = [];

  constructor(groups: LiveGroups, shapes: Shapes, sharing: Sharing) {
    this.groups = groups;
    this.shapes = shapes;
    this.sharing = sharing;
    this.shared = sharing.shared;
  }

  /**
   * Returns the rows of these values.
   * @param size exceeds the number of every node
   */
  encode(
    roots: readonly ValueNode[],
    ids: readonly (string | undefined)[],
    size: number,
    { splice, came, went, reshaped, flipped }: Changes,
  ): readonly Row[] {
    this.shared = this.sharing.shared;
    this.words.reserve(size);
    const known = new Set(this.words.shapes());
    for (const node of went) {
      this.words.forgetNode(node);
      this.encoded.delete(node);
    }
    for (const node of came) this.defineIfShared(node);
    const isAnyStale = flipped.length + reshaped.length > 0;
    const stale = isAnyStale ? this.staleGroups(reshaped, flipped) : [];
    for (const node of stale) {
      this.encoded.delete(node);
      this.defineIfShared(node);
    }
    const inUse = new Set(this.shapes.all());
    for (const shape of known) if (!inUse.has(shape)) this.words.forgetShape(shape);
    for (const shape of inUse) if (isAnyStale || !known.has(shape)) this.defineShape(shape);
    const { start, end } = splice;
    const part = roots.slice(start, end).map((value, at) => this.rowOf(value, ids[start + at]));
    const rows = spliced(this.rows, splice, part);
    const again = new Set<ValueNode>(stale);
    if (again.size > 0) {
      for (const [index, value] of roots.entries()) {
        if (again.has(value)) rows[index] = this.rowOf(value, ids[index]);
      }
    }
    this.rows = rows;
    return rows;
  }

  /** Each row is encoded once. */
  private rowOf(value: ValueNode, id: string | undefined): Row {
    const found = this.encoded.get(value);
    if (found && found.id === id) return found;
    const parts: Parts = [];
    this.encodeValue(value, parts, id);
    const row = { id, parts };
    this.encoded.set(value, row);
    return row;
  }

  private defineShape(shape: ObjectShape): void {
    const parts: Parts = [];
    shape.keys.forEach((key, position) => {
      parts.push(this.words.string(key).index);
      const constant = shape.constants[position];
      if (constant === undefined) parts.push(this.words.hole().index);
      else this.encodeValue(constant, parts, undefined);
    });
    define(this.words.ofShape(shape), parts);
  }

  private defineIfShared(node: GroupNode): void {
    if (this.shared[node.number] !== 1) return;
    const parts: Parts = [];
    this.encodeItems(node, parts, undefined);
    define(this.words.ofNode(node), parts);
  }

  /** Appends a value; `self` is the id of the row if known. */
  private encodeValue(node: ValueNode, parts: Parts, self: string | undefined): void {
    if (node.type === "string" && node.text === self) {
      parts.push(this.words.self().index);
    } else if (node.type === "string" || node.type === "scalar" || this.shared[node.number] === 1) {
      parts.push(this.words.ofNode(node).index);
    } else this.encodeItems(node, parts, self);
  }

  /** Appends a list or an object itself, even if it is shared. */
  private encodeItems(node: GroupNode, parts: Parts, self: string | undefined): void {
    const { items } = node;
    if (node.type === "list") {
      if (isAscending(items)) {
        this.encodeAscending(items, parts);
        return;
      }
      parts.push(this.words.list(items.length).index);
      for (const item of items) this.encodeValue(item, parts, self);
      return;
    }
    const shape = this.shapes.of(node);
    parts.push(this.words.ofShape(shape).index);
    let position = 0;
    for (const item of items) {
      if (shape.constants[position] === undefined) this.encodeValue(item, parts, self);
      position += 1;
    }
  }

  private encodeAscending(items: readonly ScalarNode[], parts: Parts): void {
    parts.push(this.words.ascending(items.length).index);
    let last = 0;
    for (const { value } of items) {
      const number = value as number;
      parts.push(bare(number - last));
      last = number;
    }
  }

  /** The groups whose items may now be encoded differently. */
  private staleGroups(reshaped: readonly ObjectNode[], flipped: readonly number[]): GroupNode[] {
    const { at } = this.groups;
    const turned = new Uint8Array(at.length);
    const stale = new Uint8Array(at.length);
    for (const number of flipped) turned[number] = stale[number] = 1;
    for (const { number } of reshaped) stale[number] = 1;
    const found: GroupNode[] = [];
    // The nodes inside a group have lower numbers. A shared group is referred to by its word, whatever it contains.
    for (const node of at) {
      if (!node) continue;
      const { number } = node;
      for (const each of this.sharing.inside(number)) {
        if (turned[each] === 1 || (stale[each] === 1 && this.shared[each] !== 1)) stale[number] = 1;
      }
      if (stale[number] === 1) found.push(node);
    }
    return found;
  }
}

/** Whether these are ascending whole numbers, which are written as the first number and the steps between them. */
function isAscending(items: readonly ValueNode[]): items is readonly ScalarNode[] {
  let last = -1;
  for (const item of items) {
    const value = item.type === "scalar" ? item.value : undefined;
    if (typeof value !== "number" || !Number.isSafeInteger(value) || value <= last) return false;
    if (Object.is(value, -0)) return false;
    last = value;
  }
  return items.length > 0;
}
