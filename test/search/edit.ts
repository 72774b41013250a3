/** Changes of source text, and where things stand after them. */
import type { Node } from "jsonc-parser";
import type { Rating } from "../seed-faults/severities.ts";
import type { Json } from "../../generator/model/json.ts";
import { propertyOf, type Entry, type WorldFile } from "./world.ts";

export interface Edit {
  readonly file: WorldFile;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A place in the text as it is after the edits. */
export interface Mark {
  readonly file: WorldFile;
  /** Offset before the edits. */
  readonly offset: number;
  /** So many characters into what an edit at that offset writes. */
  readonly inside?: number;
}

export interface Expected {
  readonly code: string;
  readonly at: Mark;
  /** Part of the message or help that says the reason. */
  readonly says?: string;
  /** As the code is rated if absent. */
  readonly severity?: Rating | "any";
}

/** One mistake: what it changes, and what has to be found, neither more nor less. */
export interface Mistake {
  readonly edits: readonly Edit[];
  readonly expected: readonly Expected[];
  /** Files that come to the world's. */
  readonly added?: readonly WorldFile[];
}

export function apply(file: WorldFile, edits: readonly Edit[]): string {
  let text = file.text;
  const own = edits.filter((edit) => edit.file === file).sort((a, b) => b.from - a.from);
  for (const { from, to, text: inserted } of own) {
    text = text.slice(0, from) + inserted + text.slice(to);
  }
  return text;
}

/** Line from 1 of a mark, in the text after the edits. */
export function lineOf({ file, offset, inside = 0 }: Mark, edits: readonly Edit[]): number {
  const before = edits.filter((edit) => edit.file === file && edit.from < offset);
  const shift = before.reduce((sum, { from, to, text }) => {
    // What stands in a text that goes is looked for where it stood.
    return sum + text.length - (Math.min(to, offset) - from);
  }, 0);
  return apply(file, edits)
    .slice(0, offset + shift + inside)
    .split("\n").length;
}

export function at(entry: Entry, node: Node, inside = 0): Mark {
  return { file: entry.file, offset: node.offset, inside };
}

export function replace(entry: Entry, node: Node, text: string): Edit {
  return { file: entry.file, from: node.offset, to: node.offset + node.length, text };
}

/** Adds members in front of the others, each on its own line. The mark of the first: `insertedAt`. */
export function insert(entry: Entry, object: Node, members: Readonly<Record<string, Json>>): Edit {
  const text = Object.entries(members).map(
    ([name, value]) => `\n      ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const comma = (object.children?.length ?? 0) > 0 ? "," : "";
  const from = object.offset + 1;
  return { file: entry.file, from, to: from, text: text.join(",") + comma };
}

/** Where the first member stands that `insert` writes. */
export function insertedAt(entry: Entry, object: Node): Mark {
  return { file: entry.file, offset: object.offset + 1, inside: "\n      ".length };
}

/** Takes a member out, with the comma and the line that it leaves behind. */
export function remove(entry: Entry, object: Node, name: string): Edit | undefined {
  const property = propertyOf(object, name);
  const siblings = object.children ?? [];
  if (!property) return undefined;
  const index = siblings.indexOf(property);
  const next = siblings[index + 1];
  const previous = siblings[index - 1];
  if (next) return { file: entry.file, from: property.offset, to: next.offset, text: "" };
  const from = previous ? previous.offset + previous.length : property.offset;
  return { file: entry.file, from, to: property.offset + property.length, text: "" };
}

/** Adds, or takes the place of, one member: the edit, and the mark of its name. */
export function set(
  entry: Entry,
  object: Node,
  name: string,
  value: Json,
): { readonly edit: Edit; readonly mark: Mark } {
  const property = propertyOf(object, name);
  const inner = property?.children?.[1];
  if (property && inner) {
    return { edit: replace(entry, inner, JSON.stringify(value)), mark: at(entry, property) };
  }
  return { edit: insert(entry, object, { [name]: value }), mark: insertedAt(entry, object) };
}

/** An object of its own, behind the others of a file whose top level is a list. */
export function append(entry: Entry, value: Json): { readonly edit: Edit; readonly mark: Mark } {
  const { file, node } = entry;
  const from = node.offset + node.length;
  const text = `,\n  ${JSON.stringify(value, undefined, 2)}`;
  return {
    edit: { file, from, to: from, text },
    mark: { file, offset: from, inside: ",\n  ".length },
  };
}

/** Where something of an appended object stands: each text behind the one before it. */
export function inAppended(mark: Mark, value: Json, ...texts: readonly string[]): Mark {
  const written = JSON.stringify(value, undefined, 2);
  let [start, end] = [0, 0];
  for (const text of texts) {
    start = written.indexOf(text, end);
    end = start + text.length;
  }
  return { ...mark, inside: (mark.inside ?? 0) + start };
}
