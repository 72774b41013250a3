import { getOrInsert } from "../../../model/maps.ts";

/** Size of each unit word in the smallest unit of the quantity. */
export type UnitSizes = ReadonlyMap<string, number>;

/**
 * Reads one or more terms, each an optional sign, digits and a unit word, and adds them up. Spaces and tabs are allowed
 * before and after each term, and between its number and unit. `undefined` if the text is anything else: empty, without
 * a unit, with a fraction, or with a unit in another spelling. Units are matched longest first, so that "minutes" is
 * not read as "m".
 */
export function parseQuantity(text: string, units: UnitSizes): number | undefined {
  let total = 0;
  let at = skipBlanks(text, 0);
  if (at === text.length) return undefined;
  while (at < text.length) {
    const sign = text[at] === "-" ? -1 : 1;
    const digits = text[at] === "-" || text[at] === "+" ? at + 1 : at;
    const afterDigits = skipDigits(text, digits);
    // Ten digits are more than any game needs and keep every sum exact.
    if (afterDigits === digits || afterDigits - digits > 10) return undefined;
    const word = skipBlanks(text, afterDigits);
    const unit = longestUnitAt(text, word, units);
    if (unit === undefined) return undefined;
    total += sign * Number(text.slice(digits, afterDigits)) * unit.size;
    at = skipBlanks(text, word + unit.name.length);
  }
  // "-0 s" is 0, not -0.
  return total === 0 ? 0 : total;
}

const sorted = new WeakMap<UnitSizes, readonly string[]>();

function longestFirst(units: UnitSizes): readonly string[] {
  return getOrInsert(sorted, units, () =>
    [...units.keys()].sort((one, other) => other.length - one.length),
  );
}

interface Unit {
  readonly name: string;
  readonly size: number;
}

function longestUnitAt(text: string, at: number, units: UnitSizes): Unit | undefined {
  const names = longestFirst(units);
  const name = names.find((each) => text.startsWith(each, at));
  return name === undefined ? undefined : { name, size: units.get(name) ?? 0 };
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === " " || text[at] === "\t") at += 1;
  return at;
}

function skipDigits(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) >= 48 && text.charCodeAt(at) <= 57) at += 1;
  return at;
}
