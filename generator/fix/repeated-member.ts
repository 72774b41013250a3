import type { TextEdit } from "../diagnostics/fix.ts";
import type { Site } from "./site.ts";
import { printTree } from "./print-tree.ts";
import { blankMark } from "../text/byte-order-mark.ts";
import { readJson } from "./read-json.ts";

/**
 * Removes the repeated member whose name is at the site, with the comma before it. Does so only if the object gives the
 * member the same value each time: otherwise removing one would choose between two values.
 */
export function removeRepetition(site: Site): readonly TextEdit[] | undefined {
  const property = site.node.parent;
  const members = property?.parent?.children ?? [];
  const name: unknown = site.node.value;
  if (property?.type !== "property" || property.children?.[0] !== site.node) return undefined;
  if (readJson(blankMark(site.source.text)) === undefined) return undefined;
  const named = members.filter(({ children }) => children?.[0]?.value === name);
  const values = new Set(named.map((each) => printTree(each.children?.[1], site.textOf)));
  const before = members[members.indexOf(property) - 1];
  if (values.size !== 1 || named[0] === property || before === undefined) return undefined;
  return [site.removeBehind(before, property)];
}

/** Removes the entry of a list that repeats an earlier one, with the comma before it. */
export function removeEntry(site: Site, value?: string): readonly TextEdit[] | undefined {
  const { node } = site;
  const entries = node.parent?.type === "array" ? (node.parent.children ?? []) : [];
  const before = entries[entries.indexOf(node) - 1];
  if (before === undefined || (value !== undefined && node.value !== value)) return undefined;
  return [site.removeBehind(before, node)];
}

/**
 * Replaces an entry of a list by others, or a value in place of a list by a list.
 * @param instead the others as they are written in the list, or the list
 */
export function replaceEntry(
  { node, replace, textOf }: Site,
  value: string,
  instead: string,
): readonly TextEdit[] | undefined {
  const { parent } = node;
  if (node.value !== value) return undefined;
  if (parent?.type !== "array") return [replace(node, instead)];
  const text = textOf(parent);
  const start = node.offset - parent.offset;
  return [replace(parent, text.slice(0, start) + instead + text.slice(start + node.length))];
}
