/** The words of a pack by their meaning; each is created on first use. */
import { bare, createEntries, define, marks, type Entry } from "./entries.ts";
import type { GroupNode, ValueNode } from "./nodes.ts";
import type { Shape } from "./shapes.ts";
import { printNumber } from "../print-number.ts";

export interface Words {
  readonly entries: readonly Entry[];
  /** Mean "a text follows" and "a number follows". */
  readonly text: Entry;
  readonly natural: Entry;
  /** Means the id of the row. */
  readonly self: () => Entry;
  /** Means a value that follows; occurs in the line of a shape. */
  readonly hole: () => Entry;
  /** Announce a list of `length` values, or of `length` steps between ascending numbers. */
  readonly list: (length: number) => Entry;
  readonly ascending: (length: number) => Entry;
  readonly string: (text: string) => Entry;
  /** Represents the whole value. */
  readonly ofNode: (node: ValueNode) => Entry;
  /** Announces an object of this shape. */
  readonly ofShape: (shape: Shape) => Entry;
  readonly shapes: () => Iterable<Shape>;
  /** Makes room for nodes with numbers below `size`. */
  readonly reserve: (size: number) => void;
  /** Forgets a group that no longer exists: its number may become that of another node. */
  readonly forgetNode: (node: GroupNode) => void;
  readonly forgetShape: (shape: Shape) => void;
}

export function createWords(): Words {
  const { all: entries, make } = createEntries();
  const text = make(marks.text);
  const natural = make(marks.natural);
  let hole: Entry | undefined;
  let self: Entry | undefined;
  const ofLength: Entry[] = [];
  const ofAscending: Entry[] = [];
  /** By node number. */
  const ofNode: (Entry | undefined)[] = [];
  const ofText = new Map<string, Entry>();
  const ofShape = new Map<Shape, Entry>();

  const string = (content: string): Entry => {
    let entry = ofText.get(content);
    if (entry === undefined) ofText.set(content, (entry = make("", content)));
    return entry;
  };
  const entryFor = (node: ValueNode): Entry => {
    if (node.type === "string") return string(node.text);
    if (node.type === "scalar") return make(marks.scalar, printScalar(node.value));
    return make(marks.shared);
  };
  const withLength = (mark: string, length: number): Entry => {
    const entry = make(mark);
    define(entry, [bare(length)]);
    return entry;
  };

  return {
    entries,
    text,
    natural,
    self: () => (self ??= make(marks.self)),
    hole: () => (hole ??= make(marks.hole)),
    list: (length) => (ofLength[length] ??= withLength(marks.list, length)),
    ascending: (length) => (ofAscending[length] ??= withLength(marks.ascending, length)),
    string,
    ofNode: (node) => (ofNode[node.number] ??= entryFor(node)),
    ofShape: (shape) => {
      let entry = ofShape.get(shape);
      if (entry === undefined) ofShape.set(shape, (entry = make(marks.shape)));
      return entry;
    },
    shapes: () => ofShape.keys(),
    reserve: (size) => {
      while (ofNode.length < size) ofNode.push(undefined);
    },
    forgetNode: ({ number }) => {
      ofNode[number] = undefined;
    },
    forgetShape: (shape) => {
      ofShape.delete(shape);
    },
  };
}

function printScalar(value: number | boolean | null): string {
  return typeof value === "number" ? printNumber(value) : String(value);
}
