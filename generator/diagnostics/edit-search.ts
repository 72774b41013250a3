/**
 * Which of many words are within so many edits (Levenshtein) of a word. The words stand in a tree by their beginnings,
 * so that a beginning which they share is compared once, and one that differs too much is left with all that begin so;
 * and in a second tree by their ends. Of so many edits at most half lie in the one half of the word or fewer in the
 * other: in each tree only what comes near that half is looked into.
 */
import { childrenOf, isWord, treeOf, type WordNode } from "./word-tree.ts";

export interface EditSearch {
  /**
   * All words within `edits` (1 to 100) of `word`, in no order that matters, or `undefined` where looking for them
   * costs more than `effort` has left.
   */
  readonly within: (word: string, edits: number, effort: Effort) => ReadonlySet<string> | undefined;
}

/** How many cells of distance tables may still be worked out. */
export interface Effort {
  left: number;
}

/** @param words each once */
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

/** By UTF-16 units: edits that split a pair are joined again before they are returned. */
function reversed(word: string): string {
  return word.split("").reverse().join("");
}

interface Search {
  readonly word: string;
  readonly edits: number;
  /** Units at the beginning of the word in which no more than `inHalf` of the edits lie. */
  readonly half: number;
  readonly inHalf: number;
  readonly effort: Effort;
}

/** More than any number of edits that is asked for. */
const tooFar = 255;

/** False where the effort did not suffice. */
function collect(root: WordNode, search: Search, found: (word: string) => void): boolean {
  const { word, edits, half, inHalf, effort } = search;
  const { length } = word;
  const width = length + 1;
  const mostUnits = length + edits;
  const fewestUnits = length - edits;
  const units = Uint16Array.from({ length }, (_, at) => word.charCodeAt(at));
  /** By how many units of the word are passed, how many edits they may have cost. */
  const limits = Uint8Array.from({ length: width }, (_, at) => (at < half ? inHalf : edits));
  /** Row after row the distances of the beginnings of the word from a beginning of others, one unit longer each. */
  const table = new Uint8Array((mostUnits + 1) * width).fill(tooFar);
  for (let at = 0; at <= length && at <= (limits[at] ?? 0); at++) table[at] = at;
  return visit(root, 0);

  function visit(node: WordNode, from: number): boolean {
    effort.left -= 1;
    if (effort.left < 0) return false;
    if (node.shortest > mostUnits || node.longest < fewestUnits) return true;
    const label = node.words[node.low] ?? "";
    for (let at = from; at < node.end; at++) {
      if (!extend(at, label.charCodeAt(at))) return true;
    }
    if (isWord(node) && (table[node.end * width + length] ?? tooFar) <= edits) found(label);
    for (const child of childrenOf(node)) if (!visit(child, node.end)) return false;
    return true;
  }

  /** Works out the row behind the one of so many units; false where no word that goes on so can be near. */
  function extend(passed: number, unit: number): boolean {
    const row = (passed + 1) * width;
    const above = row - width;
    const first = Math.max(0, passed + 1 - edits);
    const last = Math.min(length, passed + 1 + edits);
    effort.left -= last - first + 1;
    let isAlive = false;
    // Other words have been here before: what lies just outside is not theirs any more.
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
