import { parseTree, type Node } from "jsonc-parser";
import type { TextEdit } from "../diagnostics/fix.ts";
import { exceedsDepth } from "../json/depth.ts";
import { jsonFindings } from "../json/findings.ts";
import { printTree } from "./print-tree.ts";

/**
 * The text after the edits, or `undefined` where that would not be what the edits intend: where edits overlap, where
 * the text names a member twice that it named once, or where anything but the edited names and values differs. Of a
 * text that is no JSON nothing else is known than what is wrong with it: each edit must mend one of these, and none may
 * be new.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string | undefined {
  const sorted = edits.toSorted((a, b) => a.offset - b.offset);
  let result = "";
  let at = 0;
  for (const { offset, length, text: replacement } of sorted) {
    if (offset < at) return undefined;
    result += text.slice(at, offset) + replacement;
    at = offset + length;
  }
  result += text.slice(at);
  const [before, after] = [treeOf(text), treeOf(result)];
  if (before === undefined) return mends(text, sorted, result) ? result : undefined;
  if (after === undefined) return undefined;
  if (repetitions(after) > repetitions(before)) return undefined;
  return expected(before, text, sorted) === printTree(after, textIn(result)) ? result : undefined;
}

/** Whether each edit takes a mistake away; behind the last one others may come to light, since not all are listed. */
function mends(text: string, edits: readonly TextEdit[], result: string): boolean {
  const end = Math.max(0, ...edits.map(({ offset, length }) => offset + length));
  const before = mistakesUpTo(text, end);
  const after = mistakesUpTo(result, end + result.length - text.length);
  return after <= before - edits.length;
}

function mistakesUpTo(text: string, end: number): number {
  const found = jsonFindings(text).filter(({ kind }) => kind !== "duplicate-member");
  return found.filter(({ offset }) => offset <= end).length;
}

/** The tree after the edits, worked out on the tree of the old text. */
function expected(tree: Node, text: string, edits: readonly TextEdit[]): string | undefined {
  const byPlace = new Map(edits.map((edit) => [`${edit.offset}:${edit.length}`, edit]));
  const removedUntil = new Set(
    edits.filter((edit) => edit.text === "").map(({ offset, length }) => offset + length),
  );
  const done = new Set<TextEdit>();
  const editOf = (node: Node): TextEdit | undefined =>
    node.type === "property" ? undefined : byPlace.get(`${node.offset}:${node.length}`);
  const textOf = textIn(text);
  const print = printTree(
    tree,
    (node) => {
      const edit = editOf(node);
      if (edit) done.add(edit);
      return edit ? printText(edit.text) : textOf(node);
    },
    {
      replaces: (node) => editOf(node) !== undefined,
      skips: (property) => removedUntil.has(property.offset + property.length),
    },
  );
  const unfound = edits.some((edit) => edit.text !== "" && !done.has(edit));
  return unfound ? undefined : print;
}

/** A list or an object that is written anew, as `printTree` prints it. */
function printText(text: string): string {
  return printTree(parseTree(text), textIn(text));
}

const textIn =
  (text: string) =>
  ({ offset, length }: Node): string =>
    text.slice(offset, offset + length);

/** Of strict JSON alone, repeated members aside. */
function treeOf(text: string): Node | undefined {
  // The library takes a byte order mark for a symbol.
  const body = text.replace(/^\uFEFF/u, " ");
  if (exceedsDepth(body)) return undefined;
  try {
    JSON.parse(body);
  } catch {
    return undefined;
  }
  return parseTree(body, [], { disallowComments: true });
}

/** How many members of a tree have the name of another in their object. */
function repetitions({ type, children = [] }: Node): number {
  const names =
    type === "object" ? children.map((each) => each.children?.[0]?.value as unknown) : [];
  const own = names.length - new Set(names).size;
  return children.reduce((sum, each) => sum + repetitions(each), own);
}
