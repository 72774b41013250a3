/** A tree of words by their beginnings (a radix tree); nodes are built when they are first searched. */

/** The words from `low` to before `high`, which are equal up to `end`. */
export interface WordNode {
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

export function treeOf(words: readonly string[]): WordNode {
  const sorted = [...words].sort();
  return nodeOf(sorted, 0, sorted.length, 0);
}

export function childrenOf(node: WordNode): readonly WordNode[] {
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
export function isWord({ words, low, high, end }: WordNode): boolean {
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
