/** What rows, shapes and shared values say, as words; what an edit leaves alone is not said anew. */
import {
  bare,
  createEntries,
  define,
  marks,
  neverPrinted,
  type Entry,
  type Line,
  type Parts,
} from "./entries.ts";
import type { LiveGroups } from "./live-groups.ts";
import type { Shape, Shapes } from "./shapes.ts";
import type { Sharing } from "./sharing.ts";
import type { GroupNode, ObjectNode, ScalarNode, ValueNode } from "./nodes.ts";

/** A row; the same object as long as it says the same. */
export interface Row extends Line {
  /** What it is asked for by. */
  readonly id: string | undefined;
}

export interface Encoder {
  readonly entries: readonly Entry[];
  /** Stands for "the text follows", and for "the number follows". */
  readonly text: Entry;
  readonly natural: Entry;
  /**
   * The rows of these values.
   * @param size above the number of any node
   */
  readonly rows: (
    roots: readonly ValueNode[],
    ids: readonly (string | undefined)[],
    size: number,
    changes: Changes,
  ) => Row[];
}

interface Changes {
  readonly came: readonly GroupNode[];
  readonly went: readonly GroupNode[];
  readonly reshaped: readonly ObjectNode[];
  /** Numbers of groups that became shared, or ceased to be. */
  readonly flipped: readonly number[];
}

export function createEncoder(groups: LiveGroups, shapes: Shapes, sharing: Sharing): Encoder {
  const { all: entries, make } = createEntries();
  const text = make(marks.text);
  const natural = make(marks.natural);
  let hole: Entry | undefined;
  let selfEntry: Entry | undefined;
  const ofLength: Entry[] = [];
  const ofAscending: Entry[] = [];
  /** By node number. */
  const ofNode: (Entry | undefined)[] = [];
  const ofText = new Map<string, Entry>();
  const ofShape = new Map<Shape, Entry>();
  const rowOf = new Map<ValueNode, Row>();
  /** By node number, 1 for what is shared. */
  let shared = sharing.shared();

  const stringEntry = (string: string): Entry => {
    let entry = ofText.get(string);
    if (entry === undefined) ofText.set(string, (entry = make("", string)));
    return entry;
  };
  const entryOf = (node: ValueNode): Entry => {
    return (ofNode[node.number] ??= entryFor(node));
  };
  const entryFor = (node: ValueNode): Entry => {
    if (node.type === "string") return stringEntry(node.text);
    if (node.type === "scalar") return make(marks.scalar, printScalar(node.value));
    return make(marks.shared);
  };
  const shapeEntry = (shape: Shape): Entry => {
    let entry = ofShape.get(shape);
    if (entry === undefined) ofShape.set(shape, (entry = make(marks.shape)));
    return entry;
  };
  const lengthEntry = (mark: string, length: number): Entry => {
    const entry = make(mark);
    define(entry, [bare(length)]);
    return entry;
  };

  /** Says a value; `self` is the id of the row where that is known. */
  const sayValue = (node: ValueNode, parts: Parts, self: string | undefined): void => {
    if (node.type === "string" && node.text === self) {
      parts.push((selfEntry ??= make(marks.self)).index);
    } else if (node.type === "string" || node.type === "scalar" || shared[node.number] === 1) {
      parts.push(entryOf(node).index);
    } else sayInside(node, parts, self);
  };

  const sayInside = (node: GroupNode, parts: Parts, self: string | undefined): void => {
    const { items } = node;
    if (node.type === "list") {
      const { length } = items;
      if (isAscending(items)) {
        parts.push((ofAscending[length] ??= lengthEntry(marks.ascending, length)).index);
        let last = 0;
        for (const { value } of items) {
          const number = value as number;
          parts.push(bare(number - last));
          last = number;
        }
      } else {
        parts.push((ofLength[length] ??= lengthEntry(marks.list, length)).index);
        for (const item of items) sayValue(item, parts, self);
      }
      return;
    }
    const shape = shapes.of(node);
    parts.push(shapeEntry(shape).index);
    let position = 0;
    for (const item of items) {
      if (shape.constants[position] === undefined) sayValue(item, parts, self);
      position += 1;
    }
  };

  const sayShape = (shape: Shape): void => {
    const parts: Parts = [];
    shape.keys.forEach((key, position) => {
      parts.push(stringEntry(key).index);
      const constant = shape.constants[position];
      if (constant === undefined) parts.push((hole ??= make(marks.hole)).index);
      else sayValue(constant, parts, undefined);
    });
    define(shapeEntry(shape), parts);
  };

  const sayShared = (node: GroupNode): void => {
    const parts: Parts = [];
    sayInside(node, parts, undefined);
    define(entryOf(node), parts);
  };

  return {
    entries,
    text,
    natural,
    rows: (roots, ids, size, { came, went, reshaped, flipped }) => {
      shared = sharing.shared();
      while (ofNode.length < size) ofNode.push(undefined);
      const known = new Set(ofShape.keys());
      for (const node of went) {
        ofNode[node.number] = undefined;
        rowOf.delete(node);
      }
      for (const node of came) if (shared[node.number] === 1) sayShared(node);
      const stirred = flipped.length + reshaped.length > 0;
      for (const node of stirred ? whoSays(groups, sharing, reshaped, flipped) : []) {
        rowOf.delete(node);
        if (shared[node.number] === 1) sayShared(node);
      }
      const shapesInUse = new Set(shapes.all());
      for (const shape of known) if (!shapesInUse.has(shape)) ofShape.delete(shape);
      for (const shape of shapesInUse) if (stirred || !known.has(shape)) sayShape(shape);
      return roots.map((root, index) => {
        const id = ids[index];
        const before = rowOf.get(root);
        if (before && before.id === id) return before;
        const parts: Parts = [];
        sayValue(root, parts, id);
        const row = { id, parts, printed: "", run: neverPrinted };
        rowOf.set(root, row);
        return row;
      });
    },
  };
}

/** Groups of which may be said in other words what is in them. */
function whoSays(
  { at }: LiveGroups,
  { inside, shared }: Sharing,
  reshaped: readonly ObjectNode[],
  flipped: readonly number[],
): GroupNode[] {
  const turned = new Uint8Array(at.length);
  const stale = new Uint8Array(at.length);
  for (const number of flipped) turned[number] = stale[number] = 1;
  for (const { number } of reshaped) stale[number] = 1;
  const decided = shared();
  const found: GroupNode[] = [];
  // What is inside has a lower number. A shared group is named, whatever it says.
  for (const node of at) {
    if (!node) continue;
    const { number } = node;
    for (const each of inside(number)) {
      if (turned[each] === 1 || (stale[each] === 1 && decided[each] !== 1)) stale[number] = 1;
    }
    if (stale[number] === 1) found.push(node);
  }
  return found;
}

function printScalar(value: number | boolean | null): string {
  if (Object.is(value, -0)) return "-0";
  // What overflows JSON's reader is written as something that overflows again.
  if (value === Infinity) return "1e999";
  return value === -Infinity ? "-1e999" : String(value);
}

/** Whether these are ascending whole numbers, which are written as the first and the steps between them. */
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
