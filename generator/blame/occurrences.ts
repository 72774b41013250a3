import type { SourceText } from "../model/source-text.ts";
import { endOfString } from "../json/scan.ts";

/**
 * Counts how often each word occurs in the texts as a whole string: as a value, as a name, in objects of any type and
 * in text that is not JSON.
 */
export function occurrencesOf(
  words: Iterable<string>,
  sources: Iterable<Pick<SourceText, "text">>,
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
  for (const { text } of sources) {
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
