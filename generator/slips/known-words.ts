import { partsOf } from "./one-slip.ts";

/** The words of which ids and names are made. A word that others use, too, is no slip. */
export interface KnownWords {
  /** Whether the word stands in another id than this one, or in a name of any other. */
  readonly isWord: (word: string, id: string) => boolean;
  /** The same, where the id's own name counts as well. */
  readonly isNamed: (word: string, id: string) => boolean;
}

/** An id, or what its definition is called. */
export interface Wording {
  readonly text: string;
  readonly id: string;
}

/** @param wordings Each as often as it likes. */
export function knownWords(wordings: Iterable<Wording>): KnownWords {
  /** The one id that has the word, alone or in its name; `undefined` where several have it. */
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
