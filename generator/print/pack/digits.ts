/**
 * Prints numbers in a variable-length code. A digit is a printable ASCII character that needs no escape in a template
 * literal: from `%` on, without `\` and the backtick, 88 in all. A digit of the lower half ends a number, one of the
 * upper half continues it; so numbers below 44 take one character, numbers below 1,980 two. `runtime/tables/packed.ts`
 * reads them.
 */
const digits: string = Array.from({ length: 0x7f - 0x25 }, (_, index) => 0x25 + index)
  .filter((code) => code !== 0x5c && code !== 0x60)
  .map((code) => String.fromCharCode(code))
  .join("");

const half: number = digits.length / 2;

/** Prints a whole number from 0 to 2⁵³ - 1. */
export function printNatural(number: number): string {
  let text = digits.charAt(number % half);
  let rest = Math.floor(number / half);
  while (rest > 0) {
    rest -= 1;
    text = digits.charAt(half + (rest % half)) + text;
    rest = Math.floor(rest / half);
  }
  return text;
}
