import type { SourceText } from "../model/source-text.ts";
import { endOfString } from "../json/scan.ts";
import { partsOf } from "../text/one-typo.ts";

/**
 * Counts how often each word occurs in the texts as a whole string: as a value, as a name, in objects of any type and
 * in text that is not JSON.
 */
export function countWords(
  words: Iterable<string>,
  sources: Iterable<Pick<SourceText, "text" | "digest">>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const wordOf = new Map<string, string>();
  const lengths = new Set<number>();
  for (const word of words) {
    const written = JSON.stringify(word).slice(1, -1);
    counts.set(word, 0);
    wordOf.set(written, word);
    lengths.add(written.length);
  }
  if (counts.size === 0) return counts;
  for (const { text, digest } of sources) {
    if (digest) {
      for (const [word, count] of counts) counts.set(word, count + digest.count(word));
      continue;
    }
    for (let start = text.indexOf('"'); start >= 0;) {
      const end = endOfString(text, start);
      if (end < 0) break;
      const word = lengths.has(end - start - 1)
        ? wordOf.get(text.slice(start + 1, end))
        : undefined;
      if (word !== undefined) counts.set(word, (counts.get(word) ?? 0) + 1);
      start = text.indexOf('"', end + 1);
    }
  }
  return counts;
}

/** The words that occur in ids and names. A word that others also use is not a typo. */
export interface KnownWords {
  /** Whether the word occurs in another id than this one, or in the name of another. */
  readonly isWord: (word: string, id: string) => boolean;
  /** The same, but the id's own name counts too. */
  readonly isNamed: (word: string, id: string) => boolean;
}

/** An id, or the name of its definition. */
export interface Wording {
  readonly text: string;
  readonly id: string;
}

/** @param wordings May contain duplicates. */
export function knownWords(wordings: Iterable<Wording>): KnownWords {
  /** The only id that contains the word itself or in its name; `undefined` if there are several. */
  const holders = new Map<string, string | undefined>();
  const inNames = new Set<string>();
  for (const { text, id } of wordings) {
    for (const part of new Set(partsOf(text))) {
      if (text !== id) inNames.add(part);
      if (!holders.has(part)) holders.set(part, id);
      else if (holders.get(part) !== id) holders.set(part, undefined);
    }
  }
  const isWord = (word: string, id: string): boolean =>
    holders.has(word) && holders.get(word) !== id;
  return { isWord, isNamed: (word, id) => isWord(word, id) || inNames.has(word) };
}
