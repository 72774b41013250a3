/** The words of a pack by what they stand for; each is made when it is asked for. */
import { bare, createEntries, define, marks, type Entry } from "./entries.ts";
import type { GroupNode, ValueNode } from "./nodes.ts";
import type { Shape } from "./shapes.ts";

export interface Words {
  readonly entries: readonly Entry[];
  /** Stands for "the text follows", and for "the number follows". */
  readonly text: Entry;
  readonly natural: Entry;
  /** Stands for the id of the row. */
  readonly self: () => Entry;
  /** Stands for a value that follows, in the line of a shape. */
  readonly hole: () => Entry;
  /** Announces a list of so many values, or of so many steps between ascending numbers. */
  readonly list: (length: number) => Entry;
  readonly ascending: (length: number) => Entry;
  readonly string: (text: string) => Entry;
  /** Stands for the whole value. */
  readonly ofNode: (node: ValueNode) => Entry;
  /** Announces an object of that shape. */
  readonly ofShape: (shape: Shape) => Entry;
  readonly shapes: () => Iterable<Shape>;
  /** Makes room for nodes of numbers below the size. */
  readonly reserve: (size: number) => void;
  /** For what is not there any more: its number may become that of another node. */
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
  if (Object.is(value, -0)) return "-0";
  // What overflows JSON's reader is written as something that overflows again.
  if (value === Infinity) return "1e999";
  return value === -Infinity ? "-1e999" : String(value);
}
