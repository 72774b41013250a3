/** Prints a number as a TypeScript literal, in the form that prettier prefers. */
export function printNumber(value: number): string {
  if (Object.is(value, -0)) return "-0";
  // An infinite value overflowed when JSON was parsed; it is written as a number that overflows again.
  if (!Number.isFinite(value)) return value < 0 ? "-1e999" : "1e999";
  return String(value).replace("+", "");
}
