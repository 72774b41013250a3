/**
 * One typo: letters in the wrong case, spaces and separators, a letter too many, too few or wrong, or
 * two neighbouring letters exchanged. Other words may be similar, but are not written for each other by accident.
 */
import { spliceOf } from "../model/splice.ts";

/** Whether `written` is `meant` with at most one typo. */
export function isOneTypo(written: string, meant: string): boolean {
  const [one, other] = [written.toLowerCase(), meant.toLowerCase()];
  return bare(one) === bare(other) || isOneEdit(one, other);
}

/** Keys of a word; two words that are one typo apart share at least one. */
export function typoKeys(word: string): ReadonlySet<string> {
  const text = bare(word.toLowerCase());
  const shorter = Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1));
  return new Set([text, ...shorter]);
}

/** Runs of letters and runs of digits, in lower case; a capital after a small letter begins a new one. */
export function partsOf(word: string): readonly string[] {
  const parts = word.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, "_").match(/\p{L}+|\p{N}+/gu) ?? [];
  return parts.map((part) => part.toLowerCase());
}

/** The parts of two words that remain after removing their common first and last parts. */
export function differingParts(
  one: string,
  other: string,
): readonly [one: readonly string[], other: readonly string[]] {
  const [a, b] = [partsOf(one), partsOf(other)];
  const { start, endBefore, end } = spliceOf(a, b);
  return [a.slice(start, endBefore), b.slice(start, end)];
}

function bare(text: string): string {
  return text.replaceAll(/[\s_-]/gu, "");
}

export function isSameInCase(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/**
 * Whether the typo hardly ever produces another word: letters in the wrong case, two inner letters exchanged, a letter
 * doubled or undoubled, or in long words a letter missing or superfluous. Another letter turns `cloak` into `clock`, an
 * additional one makes a plural at the end and a compound at the beginning; ids that differ only in separators coexist
 * in real packs.
 */
export function isHarmlessTypo(written: string, meant: string): boolean {
  if (isSameInCase(written, meant)) return true;
  const [[one, ...more], [other, ...others]] = differingParts(written, meant);
  if (one === undefined || other === undefined || more.length + others.length > 0) return false;
  return isHarmlessInWord(one, other);
}

function isHarmlessInWord(one: string, other: string): boolean {
  if (!one.startsWith(other.charAt(0))) return false;
  const [long, short] = one.length < other.length ? [other, one] : [one, other];
  if (long.length === short.length) return isOneEdit(one, other) && !isOneLetter(one, other);
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  if (at === short.length) return long.at(-1) === long.at(-2);
  if (long.slice(at + 1) !== short.slice(at)) return false;
  return long[at] === long[at - 1] || long.length >= lettersOfLongWords;
}

/** Shorter words that differ by one letter mean different things, such as `swage` and `sewage`. */
const lettersOfLongWords = 8;

function isOneLetter(one: string, other: string): boolean {
  let different = 0;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) different += 1;
  return different === 1;
}

/** Whether one letter is inserted, removed or replaced, or two neighbouring letters are exchanged. */
export function isOneEdit(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [a, b] = [one.slice(at), other.slice(at)];
  if (a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)) return true;
  const [first, second] = a;
  if (first === undefined || second === undefined) return false;
  return b.startsWith(second + first) && a.slice(2) === b.slice(2);
}
