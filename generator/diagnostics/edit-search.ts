/**
 * Finds which of many words are within a number of edits (Levenshtein) of a word. The words form a tree by their
 * beginnings, so that a common beginning is compared once, and a beginning that differs too much excludes all words
 * that share it. A second tree does the same by their ends. Either at most half of the edits are in the first half of
 * the word, or fewer than half in the second: each tree is searched only where its half is that near.
 */

export interface EditSearch {
  /**
   * All words within `edits` (1 to 100) of `word`, in no particular order, or `undefined` if the search costs more than
   * `effort` has left.
   */
  readonly within: (word: string, edits: number, effort: Effort) => ReadonlySet<string> | undefined;
}

/** Number of cells of distance tables that may still be computed. */
export interface Effort {
  left: number;
}

/** The most that searches for a word within 1, 2 and so on up to `edits` cost more for one more word of that length. */
export function effortFor(length: number, edits: number): number {
  let cells = 0;
  // In either tree, its beginnings are visited and compared: only nodes that contain it have become longer or shorter.
  for (let each = 1; each <= edits; each += 1) cells += 2 * (length + 1) * (2 * each + 2);
  return cells;
}

/** @param words without duplicates */
export function createEditSearch(words: readonly string[]): EditSearch {
  let byStart: WordNode | undefined;
  let byEnd: WordNode | undefined;
  return {
    within: (word, edits, effort) => {
      byStart ??= treeOf(words);
      byEnd ??= treeOf(words.map(reversed));
      const half = word.length >> 1;
      const found = new Set<string>();
      const forwards = { word, edits, half, inHalf: edits >> 1, effort };
      const isDone = collect(byStart, forwards, (each) => found.add(each));
      const backwards = {
        ...{ word: reversed(word), edits, effort },
        ...{ half: word.length - half, inHalf: (edits - 1) >> 1 },
      };
      return isDone && collect(byEnd, backwards, (each) => found.add(reversed(each)))
        ? found
        : undefined;
    },
  };
}

/** Reverses UTF-16 units: surrogate pairs that this splits are restored before words are returned. */
function reversed(word: string): string {
  return word.split("").reverse().join("");
}

interface Search {
  readonly word: string;
  readonly edits: number;
  /** Number of units at the beginning of the word that contain at most `inHalf` of the edits. */
  readonly half: number;
  readonly inHalf: number;
  readonly effort: Effort;
}

/** Exceeds every number of edits that is requested. */
const tooFar = 255;

/** Returns false if the effort did not suffice. */
function collect(root: WordNode, search: Search, found: (word: string) => void): boolean {
  const { word, edits, half, inHalf, effort } = search;
  const { length } = word;
  const width = length + 1;
  const mostUnits = length + edits;
  const fewestUnits = length - edits;
  const units = Uint16Array.from({ length }, (_, at) => word.charCodeAt(at));
  /** By number of units of the word: how many edits they may have cost. */
  const limits = Uint8Array.from({ length: width }, (_, at) => (at < half ? inHalf : edits));
  /**
   * Each row contains the distances between the beginnings of the word and a beginning of other words; each row's is
   * one unit longer than the last.
   */
  const table = new Uint8Array((mostUnits + 1) * width).fill(tooFar);
  for (let at = 0; at <= length && at <= (limits[at] ?? 0); at++) table[at] = at;
  return visit(root, 0);

  function visit(node: WordNode, from: number): boolean {
    if (node.shortest > mostUnits || node.longest < fewestUnits) return true;
    effort.left -= 1;
    if (effort.left < 0) return false;
    const label = node.words[node.low] ?? "";
    for (let at = from; at < node.end; at++) {
      if (!extend(at, label.charCodeAt(at))) return true;
    }
    if (isWord(node) && (table[node.end * width + length] ?? tooFar) <= edits) found(label);
    for (const child of childrenOf(node)) if (!visit(child, node.end)) return false;
    return true;
  }

  /** Computes the row after the first `passed` units; returns false if no word with this beginning can be near. */
  function extend(passed: number, unit: number): boolean {
    const row = (passed + 1) * width;
    const above = row - width;
    const first = Math.max(0, passed + 1 - edits);
    const last = Math.min(length, passed + 1 + edits);
    effort.left -= last - first + 1;
    let isAlive = false;
    // The table was used for other words: clear the cells just outside the range.
    if (first > 0) table[row + first - 1] = tooFar;
    if (last < length) table[row + last + 1] = tooFar;
    let left = tooFar;
    let diagonal = first > 0 ? (table[above + first - 1] ?? tooFar) : tooFar;
    for (let at = first; at <= last; at++) {
      const up = table[above + at] ?? tooFar;
      let distance = diagonal + (units[at - 1] === unit ? 0 : 1);
      if (up < distance) distance = up + 1;
      if (left < distance) distance = left + 1;
      left = distance <= (limits[at] ?? 0) ? distance : tooFar;
      if (left < tooFar) isAlive = true;
      table[row + at] = left;
      diagonal = up;
    }
    return isAlive;
  }
}

/** The words from `low` to before `high`, which are equal up to `end`. */
interface WordNode {
  /** All words of the tree, sorted. */
  readonly words: readonly string[];
  readonly low: number;
  readonly high: number;
  readonly end: number;
  /** Units of the shortest and the longest of its words. */
  readonly shortest: number;
  readonly longest: number;
  /** Cache; use `childrenOf`. */
  children: readonly WordNode[] | undefined;
}

/** A tree of words by their beginnings (a radix tree); nodes are built when they are first searched. */
function treeOf(words: readonly string[]): WordNode {
  const sorted = [...words].sort();
  return nodeOf(sorted, 0, sorted.length, 0);
}

function childrenOf(node: WordNode): readonly WordNode[] {
  if (node.children) return node.children;
  const { words, high, end } = node;
  const children: WordNode[] = [];
  let low = isWord(node) ? node.low + 1 : node.low;
  while (low < high) {
    const unit = words[low]?.charCodeAt(end);
    let next = low + 1;
    while (next < high && words[next]?.charCodeAt(end) === unit) next += 1;
    // In a sorted range, what the first and the last word have in common is common to all.
    const shared = commonStart(words[low] ?? "", words[next - 1] ?? "", end + 1);
    children.push(nodeOf(words, low, next, shared));
    low = next;
  }
  return (node.children = children);
}

/** Whether a word ends where the node ends; it is then the first of the node's words. */
function isWord({ words, low, high, end }: WordNode): boolean {
  return low < high && words[low]?.length === end;
}

function nodeOf(words: readonly string[], low: number, high: number, end: number): WordNode {
  let shortest = Infinity;
  let longest = 0;
  for (let at = low; at < high; at++) {
    const length = words[at]?.length ?? 0;
    if (length < shortest) shortest = length;
    if (length > longest) longest = length;
  }
  return { words, low, high, end, shortest, longest, children: undefined };
}

function commonStart(one: string, other: string, from: number): number {
  const most = Math.min(one.length, other.length);
  let at = from;
  while (at < most && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}
