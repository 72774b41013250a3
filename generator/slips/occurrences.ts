import type { SourceText } from "../model/source-text.ts";

/**
 * How often each of the words stands in the texts as a whole string: as a value, as a name, in objects of any type and
 * in what is no JSON.
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
      const end = endOfString(text, start + 1);
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

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (before > start && text[before - 1] === "\\") before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
  return -1;
}
