/**
 * The one tree of a text as JSON: every name and value with its place in the file. It tolerates mistakes and is built
 * only for texts with something to report, to repair or to edit. Of a list only the entry that matters is read if the
 * places of its entries are known. Of a text that cannot be read, the entries are its intact objects.
 */
import { getOrInsert } from "../model/maps.ts";
import { findNodeAtOffset, getLocation, getNodeValue, parseTree } from "jsonc-parser";
import type { Node as JsonNode } from "jsonc-parser";
import type { Json, JsonPath } from "../model/json.ts";
import type { SourceText } from "../model/source-text.ts";
import { blankMark } from "../text/byte-order-mark.ts";
import { blanked, type Span, type TextEdit } from "../text/edits.ts";
import { exceedsDepth } from "./depth.ts";
import { intactInstead, objectAround } from "./intact-objects.ts";
import { keptBySource } from "./kept-by-source.ts";
import { spansLines } from "./positions.ts";

export type { JsonNode };

/** The tree of a text; `undefined` if there is no value, or if its nesting is hostile. */
export function treeIn(text: string): JsonNode | undefined {
  return exceedsDepth(text)
    ? undefined
    : parseTree(blankMark(text), [], { disallowComments: true });
}

/** The value of a node; of a repeated member the last one. */
export function valueOf(node: JsonNode): Json {
  return getNodeValue(node) as Json;
}

/** Where an offset is in a text that may be half-written. */
export interface Cursor {
  /** The entry of the top-level list, or the value that is there instead of a list. */
  readonly entry: JsonNode | undefined;
  /** Index of the entry, as for `nodeAtPath`; -1 if it is not intact, `undefined` if there is no list. */
  readonly index: number | undefined;
  /** Path into the entry. */
  readonly path: JsonPath;
  /** Whether it is at the name of a member. */
  readonly isName: boolean;
  /** The name or plain value that is there, or before it. */
  readonly token: JsonNode | undefined;
}

/** Returns `undefined` if the nesting is hostile. */
export function cursorIn(text: string, offset: number): Cursor | undefined {
  if (exceedsDepth(text)) return undefined;
  const intact = intactInstead(text);
  const own = intact && objectAround(intact, offset);
  // What the mistake would make of the intact objects behind it is of no interest.
  const body = blankMark(!intact ? text : own ? only(text, own) : blanked(text, intact));
  const { path, isAtPropertyKey: isName, previousNode: token } = getLocation(body, offset);
  const [first, ...inside] = path;
  const whole = treeIn(body);
  if (typeof first !== "number") return { entry: whole, index: own?.index, path, isName, token };
  const entry = whole?.children?.findLast((each) => each.offset < offset);
  return { entry, index: intact ? -1 : first, path: inside, isName, token };
}

/** What can be told of the entries of a text that are not intact; nothing for a text that can be read. */
export function halfWrittenIn(text: string): readonly Json[] {
  const intact = exceedsDepth(text) ? undefined : intactInstead(text);
  const whole = intact && treeIn(blanked(text, intact));
  const entries = whole?.type === "array" ? (whole.children ?? []) : [whole ?? []].flat();
  return entries.map(valueOf);
}

/** A text with nothing but a span of it; offsets do not change. */
function only(text: string, { offset, length }: Span): string {
  return " ".repeat(offset) + text.slice(offset, offset + length);
}

const wholeTree = keptBySource(({ text }) => treeIn(text));

const entryTrees = keptBySource(() => new Map<number, JsonNode | undefined>());

const intactIn = keptBySource(({ text }) => intactInstead(text));

/** Where an entry of the top-level list is, or an intact object; `undefined` if that is not known. */
function entrySpan(source: SourceText, index: number): Span | undefined {
  if (!source.entries) return intactIn(source)?.[index];
  const [start, end] = source.entries.subarray(2 * index);
  return start === undefined || end === undefined
    ? undefined
    : { offset: start, length: end - start };
}

/** The tree of such an entry. */
function entryTree(source: SourceText, index: number): JsonNode | undefined {
  const span = entrySpan(source, index);
  if (!span) return undefined;
  const known = entryTrees(source);
  if (!known.has(index)) {
    const root = treeIn(textOf(source.text, span));
    if (root) move(root, span.offset);
    known.set(index, root);
  }
  return known.get(index);
}

function move(node: JsonNode, by: number): void {
  Object.assign(node, { offset: node.offset + by });
  for (const child of node.children ?? []) move(child, by);
}

/** The nodes from the top, or from an entry of the top-level list, to as far as the path leads. */
function descend(
  source: SourceText,
  path: JsonPath,
): { readonly node: JsonNode | undefined; readonly isWhole: boolean } {
  const [first, ...rest] = path;
  const entry = typeof first === "number" ? entryTree(source, first) : undefined;
  let node = entry ?? wholeTree(source);
  for (const step of entry ? rest : path) {
    const next = node && childAt(node, step);
    if (next === undefined) return { node, isWhole: false };
    node = next;
  }
  return { node, isWhole: node !== undefined };
}

/** The value at exactly this path; its name is in the property node above it. */
export function nodeAtPath(source: SourceText, path: JsonPath): JsonNode | undefined {
  const { node, isWhole } = descend(source, path);
  return isWhole ? node : undefined;
}

/** The index of the entry of the top-level list that begins at an offset; `undefined` if there is none. */
export function entryBeginningAt(source: SourceText, offset: number): number | undefined {
  const starts =
    source.entries?.filter((_, at) => at % 2 === 0) ??
    (intactIn(source) ?? wholeTree(source)?.children ?? []).map((each) => each.offset);
  const index = starts.indexOf(offset);
  return index < 0 ? undefined : index;
}

/** The innermost node at an offset of the file. */
export function nodeAtOffset(source: SourceText, offset: number): JsonNode | undefined {
  const intact = objectAround(intactIn(source) ?? [], offset);
  const root = intact ? entryTree(source, intact.index) : wholeTree(source);
  return root && findNodeAtOffset(root, offset);
}

/**
 * The span of the name (`key`) or the value of the member at `path`. A path that leads nowhere, such as that of a
 * missing member, falls back to the nearest parent that exists: to its name or else to its opening bracket. A container
 * that spans several lines is always marked by its opening bracket alone.
 */
export function locatePath(source: SourceText, path: JsonPath, target: "key" | "value"): Span {
  const { node, isWhole } = descend(source, path);
  if (node === undefined) return { offset: firstCharacter(source.text), length: 1 };
  const name = !isWhole || target === "key" ? nameOf(node) : undefined;
  const { offset, length } = name ?? node;
  const isContainer = node.type === "object" || node.type === "array";
  const isShown = isWhole && length > 0 && !spansLines(source, offset, length);
  return { offset, length: name !== undefined || !isContainer || isShown ? length : 1 };
}

/** The value of a member; for a repeated member the last one, as in `JSON.parse`. */
function childAt(node: JsonNode, step: string | number): JsonNode | undefined {
  if (node.type === "array") return typeof step === "number" ? node.children?.[step] : undefined;
  return node.type === "object" ? membersOf(node).get(String(step)) : undefined;
}

const membersOfNode = new WeakMap<JsonNode, ReadonlyMap<string, JsonNode>>();

/** The values of an object by their names; for a member without a value, the node of its name. */
function membersOf(node: JsonNode): ReadonlyMap<string, JsonNode> {
  return getOrInsert(membersOfNode, node, () => {
    const named = (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
      typeof key?.value === "string" ? [[key.value, value ?? key] as const] : [],
    );
    return new Map(named);
  });
}

/** The name of the member that has this value. */
export function nameOf({ parent }: JsonNode): JsonNode | undefined {
  return parent?.type === "property" ? parent.children?.[0] : undefined;
}

/** The member of an object, as a property node; of a repeated one the first. */
export function propertyOf(object: JsonNode | undefined, name: unknown): JsonNode | undefined {
  return object?.children?.find(({ children }) => children?.[0]?.value === name);
}

/** The value around another one; of a name or a property, the object. */
export function containerOf({ parent }: JsonNode): JsonNode | undefined {
  return parent?.type === "property" ? parent.parent : parent;
}

/** The node's own text. */
export function textOf(text: string, { offset, length }: Span): string {
  return text.slice(offset, offset + length);
}

/** Puts a new text in place of a node. */
export function replaced({ offset, length }: Span, text: string): TextEdit {
  return { offset, length, text };
}

/** Removes a member or an entry, and what separates it from the one before. */
export function removedBehind(before: Span, { offset, length }: Span): TextEdit {
  const end = before.offset + before.length;
  return { offset: end, length: offset + length - end, text: "" };
}

/** Removes a member or an entry, and what separates it from its neighbour. */
export function removed(node: JsonNode): TextEdit {
  const all = node.parent?.children ?? [];
  const at = all.indexOf(node);
  const [before, next] = [all[at - 1], all[at + 1]];
  if (before) return removedBehind(before, node);
  return { offset: node.offset, length: next ? next.offset - node.offset : node.length, text: "" };
}

/**
 * Prints a tree without its white space; names and values keep their own spelling.
 * @param options `instead` gives the text of nodes that are printed otherwise, `skips` selects members and entries to
 * leave out.
 */
export function printTree(
  text: string,
  node: JsonNode | undefined,
  options: {
    readonly instead?: (node: JsonNode) => string | undefined;
    readonly skips?: (child: JsonNode) => boolean;
  } = {},
): string {
  const { instead, skips } = options;
  const print = (each: JsonNode): string => {
    const own = instead?.(each);
    if (own !== undefined) return own;
    const { type, children = [] } = each;
    if (type === "property") return children.map(print).join(":");
    if (type !== "object" && type !== "array") return textOf(text, each);
    const kept = children.filter((child) => skips?.(child) !== true);
    const inner = kept.map(print).join(",");
    return type === "array" ? `[${inner}]` : `{${inner}}`;
  };
  return node ? print(node) : "";
}

function firstCharacter(text: string): number {
  return Math.max(0, text.search(/[^\s\uFEFF]/));
}
