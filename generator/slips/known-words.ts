import { partsOf } from "./one-slip.ts";

/** The words of which ids and names are made. A word that others use, too, is no slip. */
export interface KnownWords {
  /** Whether the word stands in another of the texts than this one. */
  readonly isWord: (word: string, apartFrom: string) => boolean;
}

/** @param texts Ids and names, each as often as it likes. */
export function knownWords(texts: Iterable<string>): KnownWords {
  /** The one text that has the word; `undefined` where several have it. */
  const holders = new Map<string, string | undefined>();
  for (const text of new Set(texts)) {
    for (const part of new Set(partsOf(text))) {
      holders.set(part, holders.has(part) ? undefined : text);
    }
  }
  return {
    isWord: (word, apartFrom) => holders.has(word) && holders.get(word) !== apartFrom,
  };
}
