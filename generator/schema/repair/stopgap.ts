import type { Shape } from "../shape.ts";

/** A placeholder for a missing number, until the author has chosen one. */
export function stopgap({ default: usual, minimum = 1, maximum = 1 }: Shape): number {
  if (typeof usual === "number") return usual;
  return Math.min(maximum, Math.max(minimum, 1));
}
