/** Texts as the words and signs that they are made of, and what differs between two of them. */
import { createScanner } from "jsonc-parser";

export interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Also of what is no JSON; spaces and line ends are no tokens. */
export function tokensOf(text: string): Token[] {
  const scanner = createScanner(text, true);
  const tokens: Token[] = [];
  const endOfFile = 17;
  for (let kind: number = scanner.scan(); kind !== endOfFile; kind = scanner.scan()) {
    const from = scanner.getTokenOffset();
    const to = from + scanner.getTokenLength();
    tokens.push({ text: text.slice(from, to), from, to });
  }
  return tokens;
}

export function sameTokens(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [tokensOf(one), tokensOf(other)];
  return a.length === b.length && a.every(({ text }, index) => text === b[index]?.text);
}

/** A stretch of tokens that stands for another one; by index, ends excluded. */
export interface Hunk {
  readonly before: readonly [from: number, to: number];
  readonly after: readonly [from: number, to: number];
}

/** The shortest difference (Myers): its cost grows with the length times the number of changes. */
export function hunksOf(before: readonly Token[], after: readonly Token[]): Hunk[] {
  const [n, m] = [before.length, after.length];
  const trace: Map<number, number>[] = [];
  let ends = new Map<number, number>([[1, 0]]);
  for (let depth = 0; ; depth += 1) {
    trace.push(ends);
    ends = new Map(ends);
    for (let k = -depth; k <= depth; k += 2) {
      const [less, more] = [ends.get(k - 1) ?? -1, ends.get(k + 1) ?? -1];
      let x = k === -depth || (k !== depth && less < more) ? more : less + 1;
      while (x < n && x - k < m && before[x]?.text === after[x - k]?.text) x += 1;
      ends.set(k, x);
      if (x >= n && x - k >= m) return walkBack(trace, n, m);
    }
  }
}

function walkBack(trace: readonly Map<number, number>[], n: number, m: number): Hunk[] {
  const hunks: Hunk[] = [];
  let [x, y] = [n, m];
  for (let depth = trace.length - 1; depth > 0; depth -= 1) {
    const ends = trace[depth] ?? new Map<number, number>();
    const k = x - y;
    const [less, more] = [ends.get(k - 1) ?? -1, ends.get(k + 1) ?? -1];
    const down = k === -depth || (k !== depth && less < more);
    const fromX = down ? more : less;
    const fromY = fromX - (down ? k + 1 : k - 1);
    const [toX, toY] = down ? [fromX, fromY + 1] : [fromX + 1, fromY];
    const next = hunks[0];
    // Steps that touch are one hunk.
    if (next?.before[0] === toX && next.after[0] === toY)
      hunks[0] = { before: [fromX, next.before[1]], after: [fromY, next.after[1]] };
    else hunks.unshift({ before: [fromX, toX], after: [fromY, toY] });
    [x, y] = [fromX, fromY];
  }
  return hunks;
}
