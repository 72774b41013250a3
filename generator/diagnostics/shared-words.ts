/** Words to choose from, where a list of all of them would be too long to read. */

/** The candidates that share most with a word, then any others; a few in all. */
export type Sharers = (word: string) => readonly string[];

/** So many are shown. */
const most = 3;
/** Of a part that many candidates have, so many are looked at: it says little. */
const mostOfPart = 200;

/** @param candidates each once */
export function sharersOf(candidates: readonly string[]): Sharers {
  const byPart = new Map<string, string[]>();
  const sorted = [...candidates].sort();
  for (const candidate of sorted) {
    for (const part of partsOf(candidate)) {
      const having = byPart.get(part);
      if (having === undefined) byPart.set(part, [candidate]);
      else if (having.length < mostOfPart) having.push(candidate);
    }
  }
  return (word) => {
    const shared = new Map<string, number>();
    for (const part of partsOf(word)) {
      for (const each of byPart.get(part) ?? []) shared.set(each, (shared.get(each) ?? 0) + 1);
    }
    const nearest = [...shared].sort(
      ([one, many], [other, more]) => more - many || (one < other ? -1 : 1),
    );
    const chosen = new Set(nearest.slice(0, most + 1).map(([each]) => each));
    for (const each of sorted) {
      if (chosen.size > most) break;
      chosen.add(each);
    }
    return [...chosen].filter((each) => each !== word).slice(0, most);
  };
}

/** The words of an id, each once; single letters are prefixes. */
function partsOf(word: string): ReadonlySet<string> {
  const parts = word.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return new Set(parts.filter((part) => part.length > 1));
}
