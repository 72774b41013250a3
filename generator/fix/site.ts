/** The place of a finding in the tree of its file, and the edits that can be made there. */
import type { Node } from "jsonc-parser";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { TextEdit } from "../diagnostics/fix.ts";
import { findAtOffset, findAtPath, type Found } from "../json/locate-path.ts";
import type { Span } from "../json/span.ts";
import type { SourceText } from "../model/source-text.ts";

export interface Site {
  readonly source: SourceText;
  /** The stretch that the finding is about. */
  readonly span: Span;
  /** The value at the place; for a place given by its offset, whatever is there. */
  readonly node: Node;
  /** Replaces a node of this tree with new text. */
  readonly replace: (node: Node, text: string) => TextEdit;
  /** The node's own text. */
  readonly textOf: (node: Node) => string;
  /** Removes a member or an entry, and what separates it from the one before. */
  readonly removeBehind: (before: Node, node: Node) => TextEdit;
}

/** The site of a finding; `undefined` if its place leads nowhere, such as that of a missing member. */
export function siteOf({
  source,
  path,
  range,
}: Pick<Diagnostic, "source" | "path" | "range">): Site | undefined {
  const span = { offset: range.offset, length: range.length };
  const found = path ? findAtPath(source, path) : textAt(source, span);
  if (found === undefined) return undefined;
  const { node: at, base } = found;
  const { text } = source;
  const end = (node: Node): number => base + node.offset + node.length;
  return {
    source,
    span,
    node: at,
    replace: (node, replacement) => ({
      offset: base + node.offset,
      length: node.length,
      text: replacement,
    }),
    textOf: (node) => text.slice(base + node.offset, end(node)),
    removeBehind: (before, node) => ({
      offset: end(before),
      length: end(node) - end(before),
      text: "",
    }),
  };
}

/** The node at an offset; in a text that is not JSON, the stretch itself. */
function textAt(source: SourceText, span: Span): Found {
  return findAtOffset(source, span.offset) ?? { node: { ...span, type: "null" }, base: 0 };
}

/** The name of the member that has this value. */
export function nameOf(value: Node): Node | undefined {
  return value.parent?.type === "property" ? value.parent.children?.[0] : undefined;
}

/** The object's own id, for the object around the site. */
export function ownId({ node }: Site): string | undefined {
  let top = node;
  while (top.parent) top = top.parent;
  const member = (top.children ?? []).find(({ children }) => children?.[0]?.value === "id");
  const id: unknown = member?.children?.[1]?.value;
  return typeof id === "string" ? id : undefined;
}
