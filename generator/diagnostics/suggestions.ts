/**
 * Suggestions from one set of words for any number of others: the same results as `nearest`, at a cost that hardly
 * depends on the size of the set.
 */
import { once } from "../model/once.ts";
import { addTo, getOrInsert } from "../model/maps.ts";
import { createEditSearch, effortFor, type Effort } from "./edit-search.ts";
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

function sharersOf(sorted: readonly string[], byPart: Keyed): Sharers {
  return (word) => {
    const shared = new Map<string, number>();
    for (const part of partsOf(word)) {
      const some = byPart.get(part) ?? [];
      for (const each of some.slice(0, mostOfPart)) shared.set(each, (shared.get(each) ?? 0) + 1);
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

/** Candidates by what they have in common, sorted. */
type Keyed = ReadonlyMap<string, readonly string[]>;

/** What was found, and how much of the effort was left. */
interface Found {
  readonly nearest: Nearest | undefined;
  readonly left: number;
}

/** What is known of candidates, for suggestions from almost the same ones. */
interface Known {
  readonly keyed: Map<string, Keyed>;
  readonly nearest: ReadonlyMap<string, Found>;
  readonly some: ReadonlyMap<string, readonly string[]>;
}

const knownOf = new WeakMap<Suggestions, Known>();

/** The part of the effort that is left where `farFrom` may be asked. */
const spareEffort = 30_000;

/** Whether `farFrom` may be asked about what was suggested for a word. */
export function hasSpareEffort(suggestions: Suggestions, word: string): boolean {
  return (knownOf.get(suggestions)?.nearest.get(word)?.left ?? mostEffort) >= spareEffort;
}

/**
 * Returns a function that tells of a word that what is suggested for it is the same with and without these candidates
 * among many others; if not, it may be.
 */
export function farFrom(
  candidates: readonly string[],
  prefixes: readonly string[],
): (word: string) => boolean {
  const keysOf = (text: string): readonly string[] => [
    ...[letters(text), wordsKey(text), joined(text)],
    ...partsOf(text),
  ];
  const keys = new Set(candidates.flatMap(keysOf));
  return (word) =>
    effortForAll(word, candidates) <= spareEffort &&
    !keysOf(word).some((key) => keys.has(key)) &&
    ranked(word, candidates, prefixes).length === 0;
}

/** The most that these candidates cost among others. */
function effortForAll(word: string, candidates: readonly string[]): number {
  const each = candidates.map(({ length }) => effortFor(length, mostEdits(word)));
  return each.reduce((sum, one) => sum + one, 0);
}

/** Earlier suggestions, and the candidates that have come and gone since. */
export interface Earlier {
  readonly suggestions: Suggestions;
  readonly come: readonly string[];
  readonly gone: readonly string[];
}

/**
 * @param candidates without duplicates; must not change later
 * @param prefixes in which words are more likely to differ than in other letters; those of the earlier suggestions
 */
export function suggestionsFrom(
  candidates: readonly string[],
  prefixes: readonly string[] = [],
  earlier?: Earlier,
): Suggestions {
  const { come = [], gone = [] } = earlier ?? {};
  const before = earlier && knownOf.get(earlier.suggestions);
  const sorted = once(() => [...candidates].sort());
  const keyed = new Map<string, Keyed>();
  const by = (name: string, keysOf: (candidate: string) => Iterable<string>): (() => Keyed) =>
    once(() => {
      const last = before?.keyed.get(name);
      const now = last ? patched(last, come, gone, keysOf) : keyedBy(sorted(), keysOf);
      keyed.set(name, now);
      return now;
    });
  const byLower = by("lower", (each) => [each.toLowerCase()]);
  const byBare = by("bare", (each) => [withoutPrefix(each.toLowerCase(), prefixes)]);
  const byLetters = by("letters", (each) => [letters(each)]);
  const byWords = by("words", (each) => [wordsKey(each)]);
  const byJoined = by("joined", (each) => [joined(each)]);
  const byPart = by("part", partsOf);
  const search = once(() =>
    createEditSearch([...byLower().keys()].filter((each) => each.length <= longestWord)),
  );
  const text = once(() => candidates.reduce((sum, { length }) => sum + length, 0));
  const known = new Map<string, Found>();
  const sharers = once(() => sharersOf(sorted(), byPart()));
  const sharing = new Map<string, readonly string[]>();
  const asBefore = earlier && before ? whatHolds(earlier, before, prefixes) : undefined;
  // Where there are few, all of them are offered.
  const areMany = candidates.length - come.length > most + 2;
  const oneOf = (some: readonly string[] | undefined, word: string): string | undefined => {
    // Of three candidates one may be the word itself, which leaves two.
    const [only, ...others] = (some ?? []).slice(0, 3).filter((each) => each !== word);
    return others.length > 0 ? undefined : only;
  };
  const suggestions: Suggestions = {
    nearest: (word) =>
      getOrInsert(known, word, () => asBefore?.nearest(word) ?? find(word)).nearest,
    sameLetters: (word) => oneOf(byLetters().get(letters(word)), word),
    sameWords: (word) => {
      const key = wordsKey(word);
      const found = key === "" ? undefined : oneOf(byWords().get(key), word);
      if (found !== undefined) return found;
      return joined(word) === "" ? undefined : oneOf(byJoined().get(joined(word)), word);
    },
    some: (word) => {
      const found = (): readonly string[] =>
        (areMany ? asBefore?.some(word) : undefined) ?? sharers()(word);
      return getOrInsert(sharing, word, found);
    },
  };
  knownOf.set(suggestions, { keyed, nearest: known, some: sharing });
  return suggestions;

  function find(word: string): Found {
    const effort: Effort = { left: mostEffort };
    return { nearest: nearestOf(word, effort), left: effort.left };
  }

  function nearestOf(word: string, effort: Effort): Nearest | undefined {
    const lower = word.toLowerCase();
    const bare = withoutPrefix(lower, prefixes);
    const alike =
      firstOf(near(word, [lower], byLower(), 0, prefixes)) ??
      firstOf(bare === "" ? [] : near(word, [bare], byBare(), 0.5, prefixes));
    if (alike || lower.length > longestWord) return alike;
    for (let edits = 1; edits <= mostEdits(word, prefixes); edits++) {
      const words = search().within(lower, edits, effort);
      if (!words) return text() <= mostText ? nearest(word, candidates, prefixes) : undefined;
      const exchanged = edits === 1 ? exchanges(lower) : [];
      const found = firstOf(near(word, [...exchanged, ...words], byLower(), edits, prefixes));
      if (found) return found;
    }
    return undefined;
  }
}

/** Answers from what is known of almost the same candidates; `undefined` where that may no longer hold. */
function whatHolds(
  { come, gone }: Earlier,
  before: Known,
  prefixes: readonly string[],
): {
  readonly nearest: (word: string) => Found | undefined;
  readonly some: (word: string) => readonly string[] | undefined;
} {
  const different = [...come, ...gone];
  const otherParts = new Set(different.flatMap((each) => [...partsOf(each)]));
  return {
    nearest: (word) => {
      const found = before.nearest.get(word);
      // One of the candidates that came or went may be the nearest.
      if (!found || ranked(word, different, prefixes).length > 0) return undefined;
      const left = found.left - effortForAll(word, come);
      return left < 0 ? undefined : { ...found, left };
    },
    some: (word) =>
      [...partsOf(word)].some((part) => otherParts.has(part)) ? undefined : before.some.get(word),
  };
}

function keyedBy(
  candidates: readonly string[],
  keysOf: (candidate: string) => Iterable<string>,
): Keyed {
  const keyed = new Map<string, string[]>();
  for (const each of candidates) for (const key of keysOf(each)) addTo(keyed, key, each);
  return keyed;
}

function patched(
  keyed: Keyed,
  come: readonly string[],
  gone: readonly string[],
  keysOf: (candidate: string) => Iterable<string>,
): Keyed {
  const now = new Map(keyed);
  for (const each of gone) {
    for (const key of keysOf(each)) {
      const left = (now.get(key) ?? []).filter((other) => other !== each);
      if (left.length > 0) now.set(key, left);
      else now.delete(key);
    }
  }
  for (const each of come) {
    for (const key of keysOf(each)) now.set(key, [...(now.get(key) ?? []), each].sort());
  }
  return now;
}

/** The candidates for these keys that are exactly `edits` away from the word. */
function near(
  word: string,
  keys: readonly string[],
  candidates: ReadonlyMap<string, readonly string[]>,
  edits: number,
  prefixes: readonly string[],
): Ranked[] {
  const some = keys.flatMap((key) => (candidates.get(key) ?? []).slice(0, mostAlike));
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
