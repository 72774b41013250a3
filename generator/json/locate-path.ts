/** Where a JSON path stands in its text. Read only for files that have something to report. */
import { parseTree, type Node } from "jsonc-parser";
import type { JsonPath } from "../model.ts";
import { exceedsDepth } from "./depth.ts";
import type { SourceText } from "./source-text.ts";

/** A stretch of text, in UTF-16 units. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/**
 * The name (`key`) or the value of the member at `path`. A path that leads nowhere, such as that of a missing
 * member, falls back to the nearest parent that exists: its name or else its opening bracket. A container that
 * spans lines is always marked by its opening bracket alone.
 */
export function locatePath(source: SourceText, path: JsonPath, target: "key" | "value"): Span {
  const root = treeOf(source);
  if (root === undefined) return { offset: firstCharacter(source.text), length: 1 };
  let node = root;
  for (const segment of path) {
    const next = child(node, segment);
    if (next === undefined) return keyOf(node) ?? opening(node);
    node = next;
  }
  return (target === "key" ? keyOf(node) : undefined) ?? valueSpan(node, source.text);
}

const trees = new WeakMap<SourceText, { readonly root: Node | undefined }>();

function treeOf(source: SourceText): Node | undefined {
  const known = trees.get(source);
  if (known !== undefined) return known.root;
  // The library takes a byte order mark for a symbol, and its recursion must not meet hostile nesting.
  const text = source.text.replace(/^\uFEFF/, " ");
  const root = exceedsDepth(text) ? undefined : parseTree(text, [], { disallowComments: true });
  trees.set(source, { root });
  return root;
}

/** The member's value; of a repeated member the last, as `JSON.parse` has it. */
function child(node: Node, segment: string | number): Node | undefined {
  const children = node.children ?? [];
  if (node.type === "array") {
    return typeof segment === "number" ? children[segment] : undefined;
  }
  if (node.type !== "object") return undefined;
  for (let i = children.length - 1; i >= 0; i--) {
    const [key, value] = children[i]?.children ?? [];
    if (key?.value === String(segment)) return value ?? key;
  }
  return undefined;
}

function keyOf(node: Node): Span | undefined {
  const property = node.parent;
  const key = property?.type === "property" ? property.children?.[0] : undefined;
  return key && { offset: key.offset, length: key.length };
}

function valueSpan(node: Node, text: string): Span {
  const whole = text.slice(node.offset, node.offset + node.length);
  return /[\r\n]/.test(whole) || node.length < 1
    ? opening(node)
    : { offset: node.offset, length: node.length };
}

function opening(node: Node): Span {
  const container = node.type === "object" || node.type === "array";
  return { offset: node.offset, length: container ? 1 : node.length };
}

function firstCharacter(text: string): number {
  return Math.max(0, text.search(/[^\s\uFEFF]/));
}
