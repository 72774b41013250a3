import { distance } from "fastest-levenshtein";

/**
 * The candidates to suggest for `word`, nearest first, equally near ones by code unit. A difference of
 * case alone, and one of the prefixes that is missing, added or another, count as nearest of all, then two letters
 * exchanged; otherwise as many edits as a quarter of the word, but always two, as long as something of the word is
 * left. Of words longer than `longestWord` only the first two are asked.
 */
export function suggest(
  word: string,
  candidates: Iterable<string>,
  limit = 1,
  prefixes: readonly string[] = [],
): string[] {
  return ranked(word, candidates, prefixes)
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** A suggestion; `tied` where another candidate is as near, so that neither can be preferred. */
export interface Nearest {
  readonly suggestion: string;
  readonly tied?: true;
}

/**
 * The first of `suggest`, and whether it is the only one so near. `suggestionsFrom` asks large sets again and again.
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  prefixes: readonly string[] = [],
): Nearest | undefined {
  return firstOf(ranked(word, candidates, prefixes));
}

/** Longer words are not typed by hand, and comparing them letter by letter takes long. */
export const longestWord = 200;

export interface Ranked {
  readonly candidate: string;
  readonly edits: number;
}

/** @param found in the order of `ranked` */
export function firstOf([first, second]: readonly Ranked[]): Nearest | undefined {
  if (first === undefined) return undefined;
  const tied = second?.edits === first.edits;
  return { suggestion: first.candidate, ...(tied ? { tied } : {}) };
}

/** Those of the candidates that are near enough, each once. */
export function ranked(
  word: string,
  candidates: Iterable<string>,
  prefixes: readonly string[],
): Ranked[] {
  const editsOf = measureFrom(word, prefixes);
  const found: (Ranked & { readonly written: number })[] = [];
  for (const candidate of new Set(candidates)) {
    if (candidate === word) continue;
    const edits = editsOf(candidate);
    if (edits === undefined) continue;
    const isLong = Math.max(word.length, candidate.length) > longestWord;
    found.push({ candidate, edits, written: isLong ? 0 : distance(word, candidate) });
  }
  return found.sort(
    (a, b) => a.edits - b.edits || a.written - b.written || (a.candidate < b.candidate ? -1 : 1),
  );
}

/** Edits that a suggestion for the word may be away. */
export function mostEdits(word: string): number {
  return Math.min(Math.max(2, Math.floor(word.length / 4)), word.length - 1);
}

/** How far a candidate is from the word; `undefined` where it is too far. */
function measureFrom(
  original: string,
  prefixes: readonly string[],
): (candidate: string) => number | undefined {
  const word = original.toLowerCase();
  const bareWord = withoutPrefix(word, prefixes);
  const longestPrefix = Math.max(0, ...prefixes.map(({ length }) => length));
  const most = mostEdits(original);
  return (candidate) => {
    // With prefixes aside, each character of difference in length is an edit.
    if (Math.abs(candidate.length - word.length) > most + longestPrefix) return undefined;
    const lower = candidate.toLowerCase();
    if (lower === word) return 0;
    if (withoutPrefix(lower, prefixes) === bareWord && bareWord !== "") return 0.5;
    if (Math.abs(candidate.length - word.length) > most) return undefined;
    if (Math.max(lower.length, word.length) > longestWord) return undefined;
    const edits = isExchange(word, lower) ? 1 : distance(word, lower);
    return edits <= most && edits < lower.length ? edits : undefined;
  };
}

/** Two neighbouring letters exchanged is one slip of the fingers. */
function isExchange(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  return (
    word[at] === other[at + 1] &&
    word[at + 1] === other[at] &&
    word.slice(at + 2) === other.slice(at + 2)
  );
}

/** A word without the first of the prefixes that it begins with. */
export function withoutPrefix(word: string, prefixes: readonly string[]): string {
  const prefix = prefixes.find((each) => word.startsWith(each)) ?? "";
  return word.slice(prefix.length);
}
