/** Versions of a game, and what a pack requires of them: `>=1.2 <2` in its `MOD_INFO` (an extension of the format). */

/** Numbers, of which those at the end that are not written are 0. */
const version = /^\d{1,9}(?:\.\d{1,9}){0,7}$/u;
const comparison = /^(>=|<=|>|<|=|)(\d.*)$/u;

/**
 * Makes a function that tells whether a version is one of those required: all comparisons have to hold, and one without
 * a sign names the version itself. `undefined` if the text is no list of comparisons.
 */
export function requirementOf(text: string): ((version: string) => boolean) | undefined {
  const parts = text.trim().split(/\s+/u);
  const read = parts.map((part) => comparison.exec(part));
  if (read.some((each) => !version.test(each?.[2] ?? ""))) return undefined;
  return (found) =>
    read.every((each) => {
      const [, sign = "", required = ""] = each ?? [];
      const order = compare(found, required);
      if (order === 0) return sign !== "<" && sign !== ">";
      return sign.startsWith(order < 0 ? "<" : ">");
    });
}

function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => text.split(".").map(Number));
  for (let at = 0; at < 8; at += 1) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
