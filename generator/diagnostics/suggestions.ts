/**
 * Suggestions from one set of words for any number of others: the same results as `nearest`, at a cost that hardly
 * depends on the size of the set.
 */
import { once } from "../model/once.ts";
import { addTo, getOrInsert, groupBy } from "../model/maps.ts";
import { createEditSearch, type Effort } from "./edit-search.ts";
import { wordsKey } from "./same-words.ts";
import {
  firstOf,
  longestWord,
  mostEdits,
  nearest,
  ranked,
  withoutPrefix,
  type Nearest,
  type Ranked,
} from "./suggest.ts";
import { byCodeUnit } from "../text/code-unit.ts";

/** Returns a few candidates: those that share most words with a word; if none does, all of a few, or none of many. */
type Sharers = (word: string) => readonly string[];

/** Number of candidates that are shown. */
const most = 3;

/** Maximum number of candidates considered per word part: a part that more of them share is not significant. */
const mostOfPart = 200;

/** @param candidates without duplicates */
function sharersOf(candidates: readonly string[]): Sharers {
  const byPart = new Map<string, string[]>();
  const sorted = [...candidates].sort();
  for (const candidate of sorted) {
    for (const part of partsOf(candidate)) {
      if ((byPart.get(part)?.length ?? 0) < mostOfPart) addTo(byPart, part, candidate);
    }
  }
  return (word) => {
    const shared = new Map<string, number>();
    for (const part of partsOf(word)) {
      for (const each of byPart.get(part) ?? []) shared.set(each, (shared.get(each) ?? 0) + 1);
    }
    const nearest = [...shared].sort(
      ([one, many], [other, more]) => more - many || byCodeUnit(one, other),
    );
    const chosen = nearest.slice(0, most + 1).map(([each]) => each);
    const others = chosen.filter((each) => each !== word).slice(0, most);
    if (others.length > 0) return others;
    const all = sorted.slice(0, most + 2).filter((each) => each !== word);
    return all.length > most ? [] : all;
  };
}

/** The distinct words of an id; single letters are prefixes and do not count. */
function partsOf(word: string): ReadonlySet<string> {
  const parts = word.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return new Set(parts.filter((part) => part.length > 1));
}

export interface Suggestions {
  /**
   * Like `nearest` of `suggest.ts`. Returns `undefined` only if none is near, or if very many candidates resemble each
   * other and the word is far from all of them; then none of them is more likely than the others.
   */
  readonly nearest: (word: string) => Nearest | undefined;
  /** The only other candidate with the same letters, ignoring case and surrounding spaces. */
  readonly sameLetters: (word: string) => string | undefined;
  /** The only other candidate that consists of the same words, or of the same letters without word separators. */
  readonly sameWords: (word: string) => string | undefined;
  /** A few candidates to choose from if none is likely to be meant; those that share words with the word come first. */
  readonly some: (word: string) => readonly string[];
}

/** Maximum number of cells of distance tables per word. */
const mostEffort = 50_000;
/** Maximum size of all candidates, in UTF-16 units, for comparing them one by one if that effort does not suffice. */
const mostText = 30_000;
/** Maximum number of candidates that are compared of those that differ only in case or prefix. */
const mostAlike = 1000;

/**
 * @param candidates without duplicates; must not change later
 * @param prefixes in which words are more likely to differ than in other letters
 */
export function suggestionsFrom(
  candidates: readonly string[],
  prefixes: readonly string[] = [],
): Suggestions {
  const byLower = groupBy(candidates, (each) => each.toLowerCase());
  const byBare = groupBy(candidates, (each) => withoutPrefix(each.toLowerCase(), prefixes));
  const byLetters = groupBy(candidates, letters);
  const search = createEditSearch([...byLower.keys()].filter((each) => each.length <= longestWord));
  const text = candidates.reduce((sum, { length }) => sum + length, 0);
  const known = new Map<string, Nearest | undefined>();
  const byWords = once(() => groupBy(candidates, wordsKey));
  const byJoined = once(() => groupBy(candidates, joined));
  const sharers = once(() => sharersOf(candidates));
  const sharing = new Map<string, readonly string[]>();
  const oneOf = (some: readonly string[] | undefined, word: string): string | undefined => {
    // Of three candidates one may be the word itself, which leaves two.
    const [only, ...others] = (some ?? []).slice(0, 3).filter((each) => each !== word);
    return others.length > 0 ? undefined : only;
  };
  return {
    nearest: (word) => {
      if (!known.has(word)) known.set(word, find(word));
      return known.get(word);
    },
    sameLetters: (word) => oneOf(byLetters.get(letters(word)), word),
    sameWords: (word) => {
      const key = wordsKey(word);
      const found = key === "" ? undefined : oneOf(byWords().get(key), word);
      if (found !== undefined) return found;
      return joined(word) === "" ? undefined : oneOf(byJoined().get(joined(word)), word);
    },
    some: (word) => getOrInsert(sharing, word, () => sharers()(word)),
  };

  function find(word: string): Nearest | undefined {
    const lower = word.toLowerCase();
    const bare = withoutPrefix(lower, prefixes);
    const alike =
      firstOf(near(word, [lower], byLower, 0, prefixes)) ??
      firstOf(bare === "" ? [] : near(word, [bare], byBare, 0.5, prefixes));
    if (alike || lower.length > longestWord) return alike;
    const effort: Effort = { left: mostEffort };
    for (let edits = 1; edits <= mostEdits(word); edits++) {
      const words = search.within(lower, edits, effort);
      if (!words) return text <= mostText ? nearest(word, candidates, prefixes) : undefined;
      const exchanged = edits === 1 ? exchanges(lower) : [];
      const found = firstOf(near(word, [...exchanged, ...words], byLower, edits, prefixes));
      if (found) return found;
    }
    return undefined;
  }
}

/** The candidates for these keys that are exactly `edits` away from the word. */
function near(
  word: string,
  keys: readonly string[],
  candidates: ReadonlyMap<string, readonly string[]>,
  edits: number,
  prefixes: readonly string[],
): Ranked[] {
  const some = keys.flatMap((key) => {
    const own = candidates.get(key) ?? [];
    return own.length > mostAlike ? own.toSorted().slice(0, mostAlike) : own;
  });
  return ranked(word, some, prefixes).filter((each) => each.edits === edits);
}

/** The word with each pair of neighbouring letters exchanged. */
function exchanges(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** Removes word separators. */
function joined(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

function letters(text: string): string {
  return text.trim().toLowerCase();
}
