import { jsonFindings } from "../json/findings.ts";
import { intactInstead } from "../json/intact-objects.ts";
import { readJson } from "../json/parse-json.ts";
import { printTree, treeIn, type JsonNode } from "../json/tree.ts";
import { spliced, type TextEdit } from "../text/edits.ts";

/**
 * Returns the text after the edits, or `undefined` if the result is not what the edits intend: if edits overlap, if the
 * text repeats a member that it had only once, or if anything but the edited names and values differs. If the text is
 * not JSON, this holds for each of its intact objects; the other edits must make it JSON, or each correct a syntax
 * error and introduce none.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string | undefined {
  const result = spliced(text, edits)?.text;
  if (result === undefined) return undefined;
  const [before, after] = [strictTree(text), strictTree(result)];
  if (before === undefined) return isSoundInPart(text, edits) ? result : undefined;
  if (after === undefined) return undefined;
  if (repetitions(after) > repetitions(before)) return undefined;
  return expected(before, text, edits) === printTree(result, after) ? result : undefined;
}

function isSoundInPart(text: string, edits: readonly TextEdit[]): boolean {
  let others = edits;
  for (const { offset: start, length } of intactInstead(text) ?? []) {
    const end = start + length;
    const isInside = (each: TextEdit): boolean =>
      each.offset > start && each.offset + each.length < end;
    const moved = edits.filter(isInside).map((each) => ({ ...each, offset: each.offset - start }));
    if (moved.length > 0 && applyEdits(text.slice(start, end), moved) !== undefined) {
      others = others.filter((each) => !isInside(each));
    }
  }
  const result = spliced(text, others)?.text;
  if (others.length === 0) return true;
  return result !== undefined && (readJson(result) !== undefined || mends(text, others, result));
}

/**
 * Whether each edit removes a syntax error. After the last edit, others may come to light, because not all are listed.
 */
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

/** The printed tree after the edits, derived from the tree of the old text. */
function expected(tree: JsonNode, text: string, edits: readonly TextEdit[]): string | undefined {
  const byPlace = new Map(edits.map((edit) => [`${edit.offset}:${edit.length}`, edit]));
  const removedUntil = new Set(
    edits.filter((edit) => edit.text === "").map(({ offset, length }) => offset + length),
  );
  const done = new Set<TextEdit>();
  const print = printTree(text, tree, {
    instead: ({ type, offset, length }) => {
      const edit = type === "property" ? undefined : byPlace.get(`${offset}:${length}`);
      if (edit) done.add(edit);
      // A new list or object is printed like those around it.
      return edit && printTree(edit.text, treeIn(edit.text));
    },
    skips: (child) => removedUntil.has(child.offset + child.length),
  });
  const unfound = edits.some((edit) => edit.text !== "" && !done.has(edit));
  return unfound ? undefined : print;
}

/** The tree of strict JSON, which may have repeated members; `undefined` for any other text. */
function strictTree(text: string): JsonNode | undefined {
  return readJson(text) === undefined ? undefined : treeIn(text);
}

/** Number of members of a tree that repeat the name of another in their object. */
function repetitions({ type, children = [] }: JsonNode): number {
  const names =
    type === "object" ? children.map((each) => each.children?.[0]?.value as unknown) : [];
  const own = names.length - new Set(names).size;
  return children.reduce((sum, each) => sum + repetitions(each), own);
}
