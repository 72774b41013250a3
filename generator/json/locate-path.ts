/** Finds the span of a JSON path in its text. Used only for files with something to report. */
import { findNodeAtOffset, parseTree, type Node } from "jsonc-parser";
import type { JsonPath } from "../model/json.ts";
import { exceedsDepth } from "./depth.ts";
import { keptBySource } from "./kept-by-source.ts";
import { spansLines } from "./positions.ts";
import type { SourceText } from "../model/source-text.ts";
import { createSeeker, type Seek } from "./seek.ts";
import type { Span } from "./span.ts";
import { blankMark } from "../text/byte-order-mark.ts";
import { endOfString, isSpace } from "./scan.ts";

/**
 * The spans of the entries of a text's top-level list, found by brackets and quotes alone, so that only the entry that
 * matters needs a tree and not the whole file. `undefined` if the text is not a list or its brackets do not match.
 */
export function topLevelEntries(text: string): readonly Span[] | undefined {
  let at = 0;
  while (isSpace(text.charCodeAt(at)) || text.charCodeAt(at) === 0xfeff) at++;
  if (text.charCodeAt(at) !== openList) return undefined;
  const entries: Span[] = [];
  let depth = 1;
  let start = -1;
  let last = -1;
  for (at++; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // Most characters are indentation, and a call would take longer than this comparison.
    if (code === 0x20 || isSpace(code)) continue;
    if (depth === 1 && (code === comma || code === closeList)) {
      if (start >= 0) entries.push({ offset: start, length: last + 1 - start });
      start = -1;
      if (code === closeList) return entries;
      continue;
    }
    if (depth === 1 && start < 0) start = at;
    if (code === quote) {
      at = endOfString(text, at);
      if (at < 0) return undefined;
    } else if (code === openList || code === openObject) depth++;
    else if (code === closeList || code === closeObject) depth--;
    if (depth < 1) return undefined;
    last = at;
  }
  return undefined;
}

const quote = 0x22;

const comma = 0x2c;

const openList = 0x5b;

const closeList = 0x5d;

const openObject = 0x7b;

const closeObject = 0x7d;

/**
 * The span of the name (`key`) or the value of the member at `path`. A path that leads nowhere, such as that of a
 * missing member, falls back to the nearest parent that exists: to its name or else to its opening bracket. A container
 * that spans several lines is always marked by its opening bracket alone.
 */
export function locatePath(source: SourceText, path: JsonPath, target: "key" | "value"): Span {
  const [first, ...rest] = path;
  const start = typeof first === "number" ? entrySpan(source, first) : undefined;
  const sought = start && entriesOf(source).seek(start, rest);
  if (sought) return (target === "key" ? sought.key : undefined) ?? shown(sought.value, source);
  const entry = typeof first === "number" ? entryTree(source, first) : undefined;
  const { root, base } = entry ?? { root: treeOf(source), base: 0 };
  if (root === undefined) return { offset: firstCharacter(source.text), length: 1 };
  const span = locateIn(root, entry ? rest : path, target, source, base);
  return { offset: span.offset + base, length: span.length };
}

/** A node of a file's tree; its offsets and those of its descendants are relative to `base`. */
export interface Found {
  readonly node: Node;
  readonly base: number;
}

/** The value at exactly this path; its name is in the property node above it. */
export function findAtPath(source: SourceText, path: JsonPath): Found | undefined {
  const [first, ...rest] = path;
  const entry = typeof first === "number" ? entryTree(source, first) : undefined;
  const { root, base } = entry ?? { root: treeOf(source), base: 0 };
  let node = root;
  for (const segment of entry ? rest : path) node = node && child(node, segment);
  return node && { node, base };
}

/** The innermost node at an offset of the file. */
export function findAtOffset(source: SourceText, offset: number): Found | undefined {
  const root = treeOf(source);
  const node = root && findNodeAtOffset(root, offset);
  return node && { node, base: 0 };
}

function locateIn(
  root: Node,
  path: JsonPath,
  target: "key" | "value",
  source: SourceText,
  base: number,
): Span {
  let node = root;
  for (const segment of path) {
    const next = child(node, segment);
    if (next === undefined) return keyOf(node) ?? opening(node);
    node = next;
  }
  return (target === "key" ? keyOf(node) : undefined) ?? valueSpan(node, source, base);
}

/** The recursive library must not see hostile nesting. */
function parse(text: string): Node | undefined {
  return exceedsDepth(text) ? undefined : parseTree(text, [], { disallowComments: true });
}

/** The library mistakes a byte order mark for a symbol. */
const treeOf = keptBySource(({ text }) => parse(blankMark(text)));

interface Entries {
  readonly span: (index: number) => Span | undefined;
  readonly seek: Seek;
  readonly trees: Map<number, Node | undefined>;
}

const entriesOf = keptBySource((source): Entries => ({
  span: spansOf(source),
  seek: createSeeker(source.text),
  trees: new Map(),
}));

/** Returns a function from an entry's index in the top-level list to its span. */
function spansOf({ entries, text }: SourceText): (index: number) => Span | undefined {
  if (!entries || entries.length === 0) {
    const spans = topLevelEntries(text);
    return (index) => spans?.[index];
  }
  return (index) => {
    const [offset, end] = entries.subarray(2 * index);
    return offset === undefined || end === undefined ? undefined : { offset, length: end - offset };
  };
}

function entrySpan(source: SourceText, index: number): Span | undefined {
  return entriesOf(source).span(index);
}

/** The tree of one entry of the top-level list; its offsets are relative to `base`. */
function entryTree(
  source: SourceText,
  index: number,
): { readonly root: Node; readonly base: number } | undefined {
  const entries = entriesOf(source);
  const span = entries.span(index);
  if (!span) return undefined;
  if (!entries.trees.has(index)) {
    entries.trees.set(index, parse(source.text.slice(span.offset, span.offset + span.length)));
  }
  const root = entries.trees.get(index);
  return root && { root, base: span.offset };
}

/** The value of a member; for a repeated member the last one, as in `JSON.parse`. */
function child(node: Node, segment: string | number): Node | undefined {
  const children = node.children ?? [];
  if (node.type === "array") {
    return typeof segment === "number" ? children[segment] : undefined;
  }
  if (node.type !== "object") return undefined;
  return membersOf(node).get(String(segment));
}

const membersOfNode = new WeakMap<Node, ReadonlyMap<string, Node>>();

/** The values of an object by their names; for a member without a value, the node of its name. */
function membersOf(node: Node): ReadonlyMap<string, Node> {
  const known = membersOfNode.get(node);
  if (known) return known;
  const members = new Map<string, Node>();
  for (const { children: [key, value] = [] } of node.children ?? []) {
    if (typeof key?.value === "string") members.set(key.value, value ?? key);
  }
  membersOfNode.set(node, members);
  return members;
}

function keyOf(node: Node): Span | undefined {
  const property = node.parent;
  const key = property?.type === "property" ? property.children?.[0] : undefined;
  return key && { offset: key.offset, length: key.length };
}

function valueSpan(node: Node, source: SourceText, base: number): Span {
  return node.length < 1 || spansLines(source, base + node.offset, node.length)
    ? opening(node)
    : { offset: node.offset, length: node.length };
}

/** The span itself, or only its opening bracket if it spans several lines. */
function shown({ offset, length }: Span, source: SourceText): Span {
  return { offset, length: spansLines(source, offset, length) ? 1 : length };
}

function opening(node: Node): Span {
  const container = node.type === "object" || node.type === "array";
  return { offset: node.offset, length: container ? 1 : node.length };
}

function firstCharacter(text: string): number {
  return Math.max(0, text.search(/[^\s\uFEFF]/));
}
