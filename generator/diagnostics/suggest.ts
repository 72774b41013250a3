import { distance } from "fastest-levenshtein";
import { byCodeUnit } from "../text/code-unit.ts";

/**
 * Returns the candidates to suggest for `word`, nearest first, equally near ones by code unit. Differences only in
 * case, and one of the prefixes that is missing, added or different, count as nearest of all, then two exchanged
 * letters; otherwise the maximum number of edits is a quarter of the word, but at least two, as long as something of
 * the word remains besides its prefix. Words longer than `longestWord` are compared only by case and prefix.
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

/**
 * A suggestion; `tied` if another candidate is equally near, so that neither can be preferred. Of two that differ only
 * in case, the one that is written more like the word is preferred.
 */
export interface Nearest {
  readonly suggestion: string;
  readonly tied?: true;
}

/**
 * The first result of `suggest`, and whether it is the only one that near. For large sets that are searched repeatedly
 * use `suggestionsFrom`.
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
  /** Edits apart from case. */
  readonly edits: number;
  /** Edits with case. */
  readonly written: number;
}

/** @param found in the order of `ranked` */
export function firstOf([first, second]: readonly Ranked[]): Nearest | undefined {
  if (first === undefined) return undefined;
  const tied = second?.edits === first.edits && !isOtherwiseWritten(first, second);
  return { suggestion: first.candidate, ...(tied ? { tied } : {}) };
}

function isOtherwiseWritten(one: Ranked, other: Ranked): boolean {
  return (
    one.written < other.written && one.candidate.toLowerCase() === other.candidate.toLowerCase()
  );
}

/** The candidates that are near enough, without duplicates. */
export function ranked(
  word: string,
  candidates: Iterable<string>,
  prefixes: readonly string[],
): Ranked[] {
  const editsOf = measureFrom(word, prefixes);
  const found: Ranked[] = [];
  for (const candidate of new Set(candidates)) {
    if (candidate === word) continue;
    const edits = editsOf(candidate);
    if (edits === undefined) continue;
    const isLong = Math.max(word.length, candidate.length) > longestWord;
    found.push({ candidate, edits, written: isLong ? 0 : distance(word, candidate) });
  }
  return found.sort(
    (a, b) => a.edits - b.edits || a.written - b.written || byCodeUnit(a.candidate, b.candidate),
  );
}

/** Maximum number of edits between a word and a suggestion for it: something of it remains besides a prefix. */
export function mostEdits(word: string, prefixes: readonly string[] = []): number {
  const bare = withoutPrefix(word.toLowerCase(), prefixes);
  return Math.min(Math.max(2, Math.floor(word.length / 4)), bare.length - 1);
}

/** Returns a function that computes how far a candidate is from the word; `undefined` if it is too far. */
function measureFrom(
  original: string,
  prefixes: readonly string[],
): (candidate: string) => number | undefined {
  const word = original.toLowerCase();
  const bareWord = withoutPrefix(word, prefixes);
  const longestPrefix = Math.max(0, ...prefixes.map(({ length }) => length));
  const most = mostEdits(original, prefixes);
  return (candidate) => {
    // Apart from prefixes, each character of difference in length is an edit.
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

/** Exchanging two neighbouring letters is one typo. */
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

/** A word without the first of the prefixes with which it begins. */
export function withoutPrefix(word: string, prefixes: readonly string[]): string {
  const prefix = prefixes.find((each) => word.startsWith(each)) ?? "";
  return word.slice(prefix.length);
}
