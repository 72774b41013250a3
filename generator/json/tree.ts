/**
 * The one tree of a text as JSON: every name and value with its place in the file. It tolerates mistakes and is built
 * only for texts with something to report, to repair or to edit. Of a list only the entry that matters is read if the
 * places of its entries are known.
 */
import { getOrInsert } from "../model/maps.ts";
import { findNodeAtOffset, getLocation, parse, parseTree, type Location } from "jsonc-parser";
import type { Node as JsonNode } from "jsonc-parser";
import type { Json, JsonPath } from "../model/json.ts";
import type { SourceText } from "../model/source-text.ts";
import { blankMark } from "../text/byte-order-mark.ts";
import type { Span, TextEdit } from "../text/edits.ts";
import { exceedsDepth } from "./depth.ts";
import { keptBySource } from "./kept-by-source.ts";
import { spansLines } from "./positions.ts";

export type { JsonNode };

/** The tree of a text; `undefined` if there is no value, or if its nesting is hostile. */
export function treeIn(text: string): JsonNode | undefined {
  return exceedsDepth(text)
    ? undefined
    : parseTree(blankMark(text), [], { disallowComments: true });
}

/** What `treeIn` makes of the value that the text is meant to be; a comma may follow the last entry. */
export function valueIn(text: string): Json | undefined {
  const options = { allowTrailingComma: true, disallowComments: true };
  return exceedsDepth(text) ? undefined : (parse(blankMark(text), [], options) as Json | undefined);
}

/** Where an offset is in a text that may be half-written; `undefined` if its nesting is hostile. */
export function cursorIn(text: string, offset: number): Location | undefined {
  return exceedsDepth(text) ? undefined : getLocation(blankMark(text), offset);
}

const wholeTree = keptBySource(({ text }) => treeIn(text));

const entryTrees = keptBySource(() => new Map<number, JsonNode | undefined>());

/** The tree of one entry of the top-level list; `undefined` if its place is not known. */
function entryTree(source: SourceText, index: number): JsonNode | undefined {
  const [start, end] = source.entries?.subarray(2 * index) ?? [];
  if (start === undefined || end === undefined) return undefined;
  const known = entryTrees(source);
  if (!known.has(index)) {
    const root = treeIn(source.text.slice(start, end));
    if (root) move(root, start);
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

/** The innermost node at an offset of the file. */
export function nodeAtOffset(source: SourceText, offset: number): JsonNode | undefined {
  const root = wholeTree(source);
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
