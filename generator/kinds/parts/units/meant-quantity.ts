/** Quantities as people write them elsewhere, in the form that is read here. */
import { massUnits } from "./mass.ts";
import { parseQuantity, type UnitSizes } from "./quantity.ts";
import { timeUnits } from "./time.ts";
import { volumeUnits } from "./volume.ts";

interface Measure {
  readonly units: UnitSizes;
  /** The units in which a sum is written, largest first. */
  readonly written: readonly string[];
  /** Other words for units. */
  readonly words: Readonly<Record<string, string>>;
}

const measures: Readonly<Record<string, Measure>> = {
  time: {
    units: timeUnits,
    written: ["d", "h", "m", "s"],
    words: {
      ...{ sec: "s", secs: "s", second: "s", seconds: "s", turn: "s", turns: "s", t: "s" },
      ...{ min: "m", mins: "m", minute: "m", minutes: "m" },
      ...{ hr: "h", hrs: "h", hour: "h", hours: "h", day: "d", days: "d" },
    },
  },
  volume: {
    units: volumeUnits,
    written: ["L", "ml"],
    words: {
      ...{ l: "L", liter: "L", liters: "L", litre: "L", litres: "L", ltr: "L" },
      ...{ milliliter: "ml", milliliters: "ml", millilitre: "ml", millilitres: "ml" },
    },
  },
  mass: {
    units: massUnits,
    written: ["kg", "g", "mg"],
    words: {
      ...{ gram: "g", grams: "g", gr: "g", kilo: "kg", kilos: "kg", kgs: "kg" },
      ...{ kilogram: "kg", kilograms: "kg", milligram: "mg", milligrams: "mg" },
    },
  },
};

const term = /(\d{1,10})(?:[.,](\d{1,6}))?\s*(\p{L}+)/gu;

/**
 * The same quantity with units that are known: "5 min" is "5 m", "1.5 h" is "1 h 30 m". `undefined` if a number has no
 * unit, a word is none, or no whole number of a unit is as much.
 */
export function meantQuantity(text: string, format: string): string | undefined {
  const measure = measures[format];
  if (measure === undefined || text.length > 100) return undefined;
  const { units, written, words } = measure;
  // What stands between the terms may only join them.
  if (!/^(?:\s|[,;&+]|and\b)*$/u.test(text.replaceAll(term, " "))) return undefined;
  let total = 0;
  let isWhole = true;
  const terms: string[] = [];
  for (const [, whole = "", fraction = "", word = ""] of text.matchAll(term)) {
    const unit = units.has(word) ? word : unitOf(word, words, written);
    const size = unit === undefined ? undefined : units.get(unit);
    if (unit === undefined || size === undefined) return undefined;
    isWhole &&= fraction === "";
    terms.push(`${whole} ${unit}`);
    const digits = 10 ** fraction.length;
    total += (Number(whole + fraction) * size) / digits;
  }
  if (terms.length === 0) return undefined;
  const meant = isWhole ? terms.join(" ") : inUnits(total, units, written);
  return meant !== undefined && parseQuantity(meant, units) !== undefined ? meant : undefined;
}

/** A single capital letter may be another unit. */
function unitOf(
  word: string,
  words: Measure["words"],
  written: readonly string[],
): string | undefined {
  const lower = word.toLowerCase();
  if (Object.hasOwn(words, lower) && (word.length > 1 || word === lower)) return words[lower];
  return word.length > 1 ? written.find((unit) => unit.toLowerCase() === lower) : undefined;
}

function inUnits(total: number, units: UnitSizes, written: readonly string[]): string | undefined {
  if (!Number.isInteger(total)) return undefined;
  let left = total;
  const terms = written.flatMap((unit) => {
    const size = units.get(unit) ?? 1;
    const count = Math.floor(left / size);
    left -= count * size;
    return count === 0 ? [] : [`${String(count)} ${unit}`];
  });
  return terms.length === 0 ? undefined : terms.join(" ");
}
