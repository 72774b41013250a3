import type { UnitSizes } from "./quantity.ts";

/** In millimetres. */
export const lengthUnits: UnitSizes = new Map([
  ["mm", 1],
  ["cm", 10],
  ["m", 1000],
  ["meter", 1000],
  ["meters", 1000],
  ["km", 1_000_000],
]);
