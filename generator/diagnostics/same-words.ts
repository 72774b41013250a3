/** Names that consist of the same words. */

/** Words that tell nothing about the value of a member. */
const fillers: ReadonlySet<string> = new Set([
  "a",
  "array",
  "field",
  "its",
  "list",
  "member",
  "my",
  "of",
  "own",
  "the",
  "value",
  "values",
]);

/** Words that are treated as synonyms. */
const same: ReadonlyMap<string, string> = new Map([
  ["append", "add"],
  ["del", "remove"],
  ["delete", "remove"],
  ["extend", "add"],
  ["fall", "autumn"],
  ["plus", "add"],
  ["rm", "remove"],
]);

/** The only candidate that consists of the words of a name, in any order; `undefined` if there is none or several. */
export function ofSameWords(name: string, candidates: Iterable<string>): string | undefined {
  const words = wordsKey(name);
  if (words === "") return undefined;
  let found: string | undefined;
  for (const candidate of candidates) {
    if (candidate === name || wordsKey(candidate) !== words) continue;
    // Of candidates that differ only in case, the one closest to the case of the name is meant.
    if (found !== undefined && found.toLowerCase() !== candidate.toLowerCase()) return undefined;
    if (found === undefined || wordsAsIn(name, candidate) > wordsAsIn(name, found)) {
      found = candidate;
    }
  }
  return found;
}

/** How many words of a candidate occur in the name in the same case. */
function wordsAsIn(name: string, candidate: string): number {
  return candidate.split(/[^\p{L}\p{N}]+/u).filter((word) => name.includes(word)).length;
}

/** Equal for names that consist of the same words; "" for a name that has none. */
export function wordsKey(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, "_")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !fillers.has(word))
    .map((word) => same.get(word) ?? word);
  return words.sort().join(" ");
}
