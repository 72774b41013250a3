import { partsOf } from "../text/one-slip.ts";

/** The words that occur in ids and names. A word that others also use is not a slip. */
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
