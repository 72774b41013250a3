import type { UnitSizes } from "./quantity.ts";

/** In millijoules. */
export const energyUnits: UnitSizes = new Map([
  ["mJ", 1],
  ["J", 1000],
  ["kJ", 1_000_000],
  ["MJ", 1_000_000_000],
]);

/** In milliwatts. */
export const powerUnits: UnitSizes = new Map([
  ["mW", 1],
  ["W", 1000],
  ["kW", 1_000_000],
  ["MW", 1_000_000_000],
]);
