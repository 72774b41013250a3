/** Reads the numbers of a text that is not quite JSON; mistakes in a number are reported and skipped. */
import * as reasons from "./reasons.ts";
import type { Scanning } from "./scanning.ts";
import type { Token } from "./token.ts";

export function readNumber({ text, scanner, report }: Scanning, offset: number): Token {
  const form = /^[-\w.]+(?:(?<=[eE])\+\d*)?/.exec(text.slice(offset, offset + 400))?.[0] ?? "";
  const end = offset + form.length;
  if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(form) && form.length < 400) {
    report(offset, end, reasons.number(form), "none");
  }
  scanner.setPosition(Math.max(end, offset + 1));
  return { type: "number", offset, end, value: form };
}

const commas = /^-?\d+(?:,\d+)+(?:\.\d+)?(?![\w.+-])/u;
const thousands = /^-?[1-9]\d{0,2}(?=(?:,\d{3})*,0\d\d(?!\d))(?:,\d{3})+(?:\.\d+)?(?![\w.+-])/u;

/**
 * Whether the number is the beginning of one with commas between its digits, such as `1,000` or `1,5`; if so, reports
 * and skips all of it. In an array only a group like `000` proves it.
 */
export function skipCommas(
  { text, scanner, report }: Scanning,
  { offset, value }: Token,
  isMember: boolean,
): boolean {
  if (!/^-?\d+$/u.test(value)) return false;
  const [form = ""] = (isMember ? commas : thousands).exec(text.slice(offset, offset + 400)) ?? [];
  if (form === "") return false;
  report(offset, offset + form.length, reasons.commaInNumber(form), "none");
  scanner.setPosition(offset + form.length);
  return true;
}
