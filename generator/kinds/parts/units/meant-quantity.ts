/** Quantities as people write them elsewhere, in the form that is read here. */
import { isOneEdit } from "../../../text/one-typo.ts";
import { measures, printQuantity, type Measure } from "./measures.ts";
import { parseQuantity } from "./quantity.ts";
import { timeUnits } from "./time.ts";

const term = /(\d{1,10})(?:[.,](\d{1,6}))?\s*(\p{L}+)/gu;

interface MeantQuantity {
  readonly suggestion: string;
  /** A unit is misspelt, not only another word for one. */
  readonly misspelt?: true;
}

/**
 * The same quantity with units that are known: "5 min" is "5 minutes", "1.5 h" is "1 h 30 m". `undefined` if a number
 * has no unit, a word is none, or no whole number of a unit is as much.
 */
export function meantQuantity(text: string, format: string): MeantQuantity | undefined {
  const measure = measures[format];
  if (measure === undefined || text.length > 100) return undefined;
  const { units } = measure;
  // What stands between the terms may only join them.
  if (!/^(?:\s|[,;&+]|and\b)*$/u.test(text.replaceAll(term, " "))) return undefined;
  let total = 0;
  let isWhole = true;
  let misspelt = false;
  const terms: string[] = [];
  for (const [, whole = "", fraction = "", word = ""] of text.matchAll(term)) {
    const known = units.has(word) ? word : unitOf(word, measure);
    const unit = known ?? unitNear(word, measure);
    const size = unit === undefined ? undefined : units.get(unit);
    if (unit === undefined || size === undefined) return undefined;
    isWhole &&= fraction === "";
    misspelt ||= known === undefined;
    terms.push(`${whole} ${spelt(word, unit, measure)}`);
    const digits = 10 ** fraction.length;
    total += (Number(whole + fraction) * size) / digits;
  }
  if (terms.length === 0) return undefined;
  const meant = isWhole ? terms.join(" ") : printQuantity(total, measure);
  if (meant === undefined || parseQuantity(meant, units) === undefined) return undefined;
  return { suggestion: meant, ...(misspelt ? { misspelt } : {}) };
}

/** The unit of a word in whatever case; a single capital letter may be a unit of something else. */
function unitOf(word: string, { units, written, words }: Measure): string | undefined {
  const lower = word.toLowerCase();
  const isLetter = word.length === 1 && word !== lower;
  if (Object.hasOwn(words, lower) && !isLetter) return words[lower];
  const same = written.find((unit) => unit.toLowerCase() === lower);
  // Of time there are no other units with these letters.
  return !isLetter || units === timeUnits ? same : undefined;
}

/** The unit of a word that is one typo away from it. */
function unitNear(word: string, { words }: Measure): string | undefined {
  const lower = word.toLowerCase();
  const near = word.length < 5 ? [] : Object.keys(words).filter((each) => isOneEdit(lower, each));
  const meant = new Set(near.map((each) => words[each]));
  return meant.size === 1 ? [...meant][0] : undefined;
}

/** The unit as a word if it was written as one that is known, nearly, or by its first letter. */
function spelt(word: string, unit: string, { units, words }: Measure): string {
  const lower = word.toLowerCase();
  if (word.length < 3 || units.has(word)) return units.has(word) ? word : unit;
  const known = [...units.keys()].filter((each) => each.length > 2 && words[each] === unit);
  const near = known.find((each) => isOneEdit(lower, each));
  // "sec" and "secs" are seconds, although a turn is as long.
  const begun = known.find((each) => each.startsWith(lower.slice(0, 1)));
  return known.includes(lower) ? lower : (near ?? begun ?? unit);
}
