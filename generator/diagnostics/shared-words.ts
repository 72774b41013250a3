/** Candidates to choose from, if a list of all of them would be too long to read. */
import { byCodeUnit } from "../text/code-unit.ts";

/** Returns a few candidates: those that share most words with a word; if none does, all of a few, or none of many. */
export type Sharers = (word: string) => readonly string[];

/** Number of candidates that are shown. */
const most = 3;
/** Maximum number of candidates considered per word part: a part that more of them share is not significant. */
const mostOfPart = 200;

/** @param candidates without duplicates */
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
