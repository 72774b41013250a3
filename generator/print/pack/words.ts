/**
 * The words of a pack: everything that can occur at one position of a row. Each word is written once, in a line of its
 * own, and rows refer to it by its number; the most frequent words have the lowest numbers.
 */
import { getOrInsert } from "../../model/maps.ts";
import { printNumber } from "../print-number.ts";
import type { SourceLine } from "../source-line.ts";
import { printNatural } from "./digits.ts";
import type { GroupNode, ValueNode } from "./nodes.ts";
import type { ObjectShape } from "./shapes.ts";

/** A sequence of positions of words and of bare numbers as returned by `bare`. */
export type Parts = number[];

/** A word or a row. */
export interface Line {
  /** The content of the line, after the mark of a word. */
  readonly parts: Readonly<Parts>;
}

export interface Word extends Line {
  parts: Readonly<Parts>;
  /** The line that a printer made of this word, and the last run of the printer in which it was valid. */
  printed: SourceLine | undefined;
  run: number;
  /** Position in the list of all words. */
  readonly index: number;
  /** The beginning of the word's line; empty for a string that is its own line. */
  readonly mark: string;
  /** A string, or a scalar as JSON. */
  readonly text: string | undefined;
  /**
   * With at most this many uses, spelling the word out is shorter than a line of its own; -1 if it always has a line.
   */
  readonly spelledUpTo: number;
}

const nothing: Parts = [];

/** Neither a run of a printer nor the one before its first. */
const neverPrinted = -1;

/** Changes the content of a word. */
export function define(word: Word, parts: Parts): void {
  word.parts = parts;
  word.run = neverPrinted;
}

/** Encodes a number that represents itself. */
export function bare(natural: number): number {
  return -1 - natural;
}

/** The beginnings of lines that are not strings; a string that begins with one of them is prefixed with `'`. */
const marks = {
  quoted: "'",
  scalar: "#",
  shared: "=",
  list: "[",
  ascending: "<",
  shape: "{",
  hole: "?",
  text: '"',
  natural: "+",
  self: "@",
} as const;

const marked: ReadonlySet<string> = new Set(Object.values(marks));

type Said = Pick<Word, "mark" | "text">;

/** The beginning of a word's line. */
export function beginOf({ mark, text = "" }: Said): string {
  if (mark !== "") return mark + text;
  return marked.has(text.charAt(0)) ? marks.quoted + text : text;
}

/** A line costs these characters and its separator, and a number of two or three characters for each use. */
function spelledUpTo(word: Said): number {
  const { mark, text } = word;
  const spelled = spelledOut(word)?.length;
  if (text === undefined || spelled === undefined) return -1;
  const line = mark.length + text.length + 1;
  const more = 1 + spelled - 2.5;
  return more > 0 ? Math.floor(line / more) : Infinity;
}

/** A string is spelled out as length and text after the word for texts, a number as itself after that for numbers. */
export function spelledOut({ mark, text }: Said): string | undefined {
  if (text === undefined) return undefined;
  if (mark === "") return printNatural(text.length) + text;
  return /^(?:0|[1-9]\d{0,14})$/u.test(text) ? printNatural(Number(text)) : undefined;
}

/** The words of a pack by their meaning; each is created on first use. */
export class Words {
  readonly all: Word[] = [];
  /** Mean "a text follows" and "a number follows". */
  readonly text: Word = this.make(marks.text);
  readonly natural: Word = this.make(marks.natural);
  private readonly byMark = new Map<string, Word>();
  private readonly lists: Word[] = [];
  private readonly ascendingLists: Word[] = [];
  /** By node number. */
  private readonly nodes: (Word | undefined)[] = [];
  private readonly texts = new Map<string, Word>();
  private readonly byShape = new Map<ObjectShape, Word>();

  /** Means the id of the row. */
  self(): Word {
    return this.ofMark(marks.self);
  }

  /** Means a value that follows; occurs in the line of a shape. */
  hole(): Word {
    return this.ofMark(marks.hole);
  }

  /** Announces a list of `length` values. */
  list(length: number): Word {
    return (this.lists[length] ??= this.withLength(marks.list, length));
  }

  /** Announces a list of `length` steps between ascending numbers. */
  ascending(length: number): Word {
    return (this.ascendingLists[length] ??= this.withLength(marks.ascending, length));
  }

  string(text: string): Word {
    return getOrInsert(this.texts, text, () => this.make("", text));
  }

  /** Represents the whole value. */
  ofNode(node: ValueNode): Word {
    return (this.nodes[node.number] ??= this.madeFor(node));
  }

  /** Announces an object of this shape. */
  ofShape(shape: ObjectShape): Word {
    return getOrInsert(this.byShape, shape, () => this.make(marks.shape));
  }

  shapes(): Iterable<ObjectShape> {
    return this.byShape.keys();
  }

  /** Makes room for nodes with numbers below `size`. */
  reserve(size: number): void {
    while (this.nodes.length < size) this.nodes.push(undefined);
  }

  /** Forgets a group that no longer exists: its number may become that of another node. */
  forgetNode({ number }: GroupNode): void {
    this.nodes[number] = undefined;
  }

  forgetShape(shape: ObjectShape): void {
    this.byShape.delete(shape);
  }

  private make(mark: string, text?: string): Word {
    const word: Word = {
      index: this.all.length,
      mark,
      text,
      spelledUpTo: spelledUpTo({ mark, text }),
      parts: nothing,
      printed: undefined,
      run: neverPrinted,
    };
    this.all.push(word);
    return word;
  }

  private ofMark(mark: string): Word {
    return getOrInsert(this.byMark, mark, () => this.make(mark));
  }

  private withLength(mark: string, length: number): Word {
    const word = this.make(mark);
    define(word, [bare(length)]);
    return word;
  }

  private madeFor(node: ValueNode): Word {
    if (node.type === "string") return this.string(node.text);
    if (node.type !== "scalar") return this.make(marks.shared);
    const { value } = node;
    return this.make(marks.scalar, typeof value === "number" ? printNumber(value) : String(value));
  }
}
