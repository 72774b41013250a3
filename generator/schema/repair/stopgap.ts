import type { Shape } from "../shape.ts";

/** A number that may stand where one is missing, until its author has chosen. */
export function stopgap({ default: usual, minimum = 1, maximum = 1 }: Shape): number {
  if (typeof usual === "number") return usual;
  return Math.min(maximum, Math.max(minimum, 1));
}
