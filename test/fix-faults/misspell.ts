/** The ways in which people write a word wrongly. */
import type { Random } from "../search/random.ts";

export interface Misspelling {
  readonly name: string;
  /** @returns `undefined` where a word cannot be misspelt like this. */
  readonly of: (word: string, random: Random) => string | undefined;
}

const letters = "abcdefghijklmnopqrstuvwxyz";

/** Words of which one is written for another. */
const pairs: readonly (readonly [string, string])[] = [
  ["_c", "_o"],
  ["_closed", "_open"],
  ["_left", "_right"],
  ["_l", "_r"],
  ["_on", "_off"],
  ["_up", "_down"],
  ["_n", "_s"],
  ["_e", "_w"],
  ["_full", "_empty"],
];

function place(word: string, random: Random): number {
  return random.below(word.length);
}

function otherEnd(word: string): string | undefined {
  for (const [one, other] of pairs) {
    if (word.endsWith(one)) return word.slice(0, -one.length) + other;
    if (word.endsWith(other)) return word.slice(0, -other.length) + one;
  }
  return undefined;
}

/** The same word never comes out; `undefined` then. */
function changed(
  name: string,
  of: (word: string, random: Random) => string | undefined,
): Misspelling {
  return {
    name,
    of: (word, random) => {
      const other = word === "" ? undefined : of(word, random);
      return other === word || other === "" ? undefined : other;
    },
  };
}

function exchanged(word: string, random: Random): string | undefined {
  if (word.length < 3) return undefined;
  const at = 1 + random.below(word.length - 2);
  return `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
}

function replaced(word: string, random: Random): string {
  const at = place(word, random);
  return `${word.slice(0, at)}${letters.charAt(random.below(letters.length))}${word.slice(at + 1)}`;
}

/** Of any words. */
export const slipsOfLetters: readonly Misspelling[] = [
  changed("letters exchanged", exchanged),
  changed("a letter lost", (word, random) => {
    const at = place(word, random);
    return word.slice(0, at) + word.slice(at + 1);
  }),
  changed("a letter twice", (word, random) => {
    const at = place(word, random);
    return word.slice(0, at + 1) + word.slice(at);
  }),
  changed("another letter", replaced),
  changed("two other letters", (word, random) => replaced(replaced(word, random), random)),
  changed("singular for plural", (word) => (word.endsWith("s") ? word.slice(0, -1) : `${word}s`)),
  changed("another case", (word, random) =>
    random.below(2) === 0
      ? word.charAt(0).toUpperCase() + word.slice(1)
      : word === word.toUpperCase()
        ? word.toLowerCase()
        : word.toUpperCase(),
  ),
  changed("another prefix", (word, random) => {
    const bare = word.replace(/^[a-z]+_/u, "");
    return random.below(2) === 0 ? bare : `${random.pick(["t_", "f_", "mod_"]) ?? ""}${bare}`;
  }),
  changed("another joint", (word, random) =>
    word.replace(/[_-]/u, random.pick(["", "-", " ", "__"]) ?? ""),
  ),
  changed(
    "a word more",
    (word, random) => `${word}${random.pick(["_new", "_2", "_b", "x"]) ?? ""}`,
  ),
];

export const misspellings: readonly Misspelling[] = [
  ...slipsOfLetters,
  changed("the other end", otherEnd),
  changed("another digit", (word, random) =>
    /\d/u.test(word) ? word.replace(/\d/u, String(random.below(10))) : undefined,
  ),
];

/**
 * Whether one word is the other with one letter lost, added, replaced or exchanged, where that letter says nothing by
 * itself: no digit, no plural, no short end such as those of `door_c` and `door_o`.
 */
export function isSlipOf(one: string, other: string): boolean {
  const [a, b] = [one.split("_"), other.split("_")];
  const changed = a.flatMap((part, index) => (part === b[index] ? [] : [[part, b[index] ?? ""]]));
  const [pair] = changed;
  if (a.length !== b.length || changed.length !== 1 || !pair) return false;
  const [from = "", to = ""] = pair;
  if (![from, to].every((part) => /^(?:[a-z]{3,}|[A-Z]{3,})$/u.test(part))) return false;
  return from !== `${to}s` && to !== `${from}s` && isOneLetterApart(from, to);
}

function isOneLetterApart(from: string, to: string): boolean {
  let at = 0;
  while (at < from.length && from[at] === to[at]) at += 1;
  const [a, b] = [from.slice(at), to.slice(at)];
  const [restA, restB] = [a.slice(1), b.slice(1)];
  if ([b, restB].includes(restA) || a === restB) return true;
  return a === `${b.slice(1, 2)}${b.slice(0, 1)}${b.slice(2)}`;
}
