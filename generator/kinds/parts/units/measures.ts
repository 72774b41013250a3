/** The quantities that are written as texts with units, and their units. */
import { massUnits, parseMass } from "./mass.ts";
import { parseQuantity, type UnitSizes } from "./quantity.ts";
import { parseTime, timeUnits } from "./time.ts";
import { parseVolume, volumeUnits } from "./volume.ts";

export interface Measure {
  readonly units: UnitSizes;
  /** The units in which a sum is written, largest first. */
  readonly written: readonly string[];
  /** Other words for units. */
  readonly words: Readonly<Record<string, string>>;
  /** The end of the name of a member that is such a quantity in records, which have a number. */
  readonly recorded: string;
  /** That number; bare numbers are volumes and masses as in built-in kinds, and else the number itself. */
  readonly read: (value: string | number) => number | undefined;
}

/** By `x-format` of a shape. */
export const measures: Readonly<Record<string, Measure>> = {
  time: {
    units: timeUnits,
    recorded: "seconds",
    read: (value) => (typeof value === "number" ? value : parseTime(value)),
    written: ["d", "h", "m", "s"],
    words: {
      ...{ sec: "s", secs: "s", second: "s", seconds: "s", turn: "s", turns: "s", t: "s" },
      ...{ min: "m", mins: "m", minute: "m", minutes: "m" },
      ...{ hr: "h", hrs: "h", hour: "h", hours: "h", day: "d", days: "d" },
    },
  },
  volume: {
    units: volumeUnits,
    recorded: "ml",
    read: parseVolume,
    written: ["L", "ml"],
    words: {
      ...{ l: "L", liter: "L", liters: "L", litre: "L", litres: "L", ltr: "L" },
      ...{ milliliter: "ml", milliliters: "ml", millilitre: "ml", millilitres: "ml" },
    },
  },
  mass: {
    units: massUnits,
    recorded: "grams",
    read: parseMass,
    written: ["kg", "g", "mg"],
    words: {
      ...{ gram: "g", grams: "g", gr: "g", kilo: "kg", kilos: "kg", kgs: "kg" },
      ...{ kilogram: "kg", kilograms: "kg", milligram: "mg", milligrams: "mg" },
    },
  },
  length: measure("mm", ["meter", "cm", "mm"], {
    units: { mm: 1, cm: 10, m: 1000, meter: 1000, meters: 1000, km: 1_000_000 },
    words: {
      ...{ centimeter: "cm", centimeters: "cm", centimetre: "cm", centimetres: "cm" },
      ...{ millimeter: "mm", millimeters: "mm", millimetre: "mm", millimetres: "mm" },
      ...{ metre: "meter", metres: "meter", kilometer: "km", kilometers: "km" },
    },
  }),
  money: measure("cents", ["USD", "cent"], {
    units: { cent: 1, cents: 1, USD: 100, kUSD: 100_000 },
    words: { usd: "USD", dollar: "USD", dollars: "USD" },
  }),
  energy: measure("millijoules", ["kJ", "J", "mJ"], {
    units: { mJ: 1, J: 1000, kJ: 1_000_000, MJ: 1_000_000_000 },
    words: {
      ...{ joule: "J", joules: "J", millijoule: "mJ", millijoules: "mJ" },
      ...{ kilojoule: "kJ", kilojoules: "kJ", megajoule: "MJ", megajoules: "MJ" },
    },
  }),
  power: measure("milliwatts", ["kW", "W", "mW"], {
    units: { mW: 1, W: 1000, kW: 1_000_000, MW: 1_000_000_000 },
    words: {
      ...{ watt: "W", watts: "W", milliwatt: "mW", milliwatts: "mW" },
      ...{ kilowatt: "kW", kilowatts: "kW", megawatt: "MW", megawatts: "MW" },
    },
  }),
};

/** One that no built-in kind has: bare numbers are the recorded number itself. */
function measure(
  recorded: string,
  written: readonly string[],
  names: { readonly units: Readonly<Record<string, number>>; readonly words: Measure["words"] },
): Measure {
  const units: UnitSizes = new Map(Object.entries(names.units));
  const read: Measure["read"] = (value) =>
    typeof value === "number" ? value : parseQuantity(value, units);
  return { units, written, words: names.words, recorded, read };
}

/**
 * A quantity in the smallest unit, as text: the fewest terms with whole numbers. `undefined` if it is not a whole
 * number.
 */
export function printQuantity(
  total: number,
  { units, written }: Pick<Measure, "units" | "written">,
): string | undefined {
  if (!Number.isInteger(total)) return undefined;
  let left = Math.abs(total);
  const terms = written.flatMap((unit) => {
    const size = units.get(unit) ?? 1;
    const count = Math.floor(left / size);
    left -= count * size;
    return count === 0 ? [] : [`${total < 0 ? "-" : ""}${String(count)} ${unit}`];
  });
  return terms.length === 0 ? `0 ${written.at(-1) ?? ""}` : terms.join(" ");
}
