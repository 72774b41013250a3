import type { UnitSizes } from "./quantity.ts";

/** In cents. */
export const moneyUnits: UnitSizes = new Map([
  ["cent", 1],
  ["cents", 1],
  ["USD", 100],
  ["kUSD", 100_000],
]);
