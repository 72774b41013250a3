/** Finds words that are one slip apart: a letter added, dropped or replaced, two exchanged, or a difference in case. */

/** Shorter words are too often one letter from a word that means something else. */
const shortest = 5;

/** Returns a function that finds one of `words` near a given word. Time grows with the words, not with their pairs. */
export function nearWords(words: Iterable<string>): (word: string) => string | undefined {
  const byTrace = new Map<string, string[]>();
  for (const word of words) {
    for (const trace of tracesOf(word)) {
      const others = byTrace.get(trace);
      if (others) others.push(word);
      else byTrace.set(trace, [word]);
    }
  }
  return (word) => {
    for (const trace of tracesOf(word)) {
      const found = byTrace.get(trace)?.find((other) => other !== word && isNear(word, other));
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** The word, and the word without each single letter: two words that are one slip apart have one of these in common. */
function tracesOf(word: string): ReadonlySet<string> {
  const lower = word.toLowerCase();
  const traces = new Set([lower]);
  if (lower.length < shortest - 1 || lower.length > 64) return traces;
  for (let at = 0; at < lower.length; at++) traces.add(lower.slice(0, at) + lower.slice(at + 1));
  return traces;
}

function isNear(word: string, other: string): boolean {
  const [one, two] = [word.toLowerCase(), other.toLowerCase()];
  if (one === two) return true;
  if (Math.min(one.length, two.length) < shortest - 1 || two.length < shortest) return false;
  let start = 0;
  while (start < one.length && one[start] === two[start]) start += 1;
  let end = 0;
  const room = Math.min(one.length, two.length) - start;
  while (end < room && one.at(-1 - end) === two.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), two.slice(start, two.length - end)];
  if (/[0-9]/u.test(left + right) || isPlural(left, right, end)) return false;
  const exchanged = left.length === 2 && left === [...right].reverse().join("");
  return exchanged || Math.max(left.length, right.length) <= 1;
}

/** A plural "s", like a number, distinguishes words that are similar on purpose. */
function isPlural(left: string, right: string, lettersBehind: number): boolean {
  return lettersBehind === 0 && left + right === "s";
}
