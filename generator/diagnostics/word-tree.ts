/** Words as a tree by their beginnings (a radix tree), of which only what is searched is built. */

/** The words from `low` to before `high`, which are the same up to `end`. */
export interface WordNode {
  /** Of the whole tree, sorted. */
  readonly words: readonly string[];
  readonly low: number;
  readonly high: number;
  readonly end: number;
  /** Units of the shortest and the longest of its words. */
  readonly shortest: number;
  readonly longest: number;
  /** Use `childrenOf`. */
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
    // In a sorted stretch what the first and the last have in common, all have.
    const shared = commonStart(words[low] ?? "", words[next - 1] ?? "", end + 1);
    children.push(nodeOf(words, low, next, shared));
    low = next;
  }
  return (node.children = children);
}

/** Whether a word ends where the node does; of those that go on from there it is the first. */
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
