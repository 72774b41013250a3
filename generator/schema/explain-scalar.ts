/** Reports strings of another length or form, and numbers out of range. */
import { nameOf } from "../json/path-name.ts";
import type { JsonPath } from "../model/json.ts";
import type { Explaining } from "./explaining.ts";
import type { Shape } from "./shape.ts";

export function explainString(
  { findings }: Explaining,
  text: string,
  shape: Shape,
  here: JsonPath,
): void {
  const {
    minLength: least = 0,
    maxLength: most,
    pattern,
    "x-format": format,
    examples = [],
  } = shape;
  const length = [...text].length;
  if (length < least || length > (most ?? Infinity)) {
    const data = { where: nameOf(here), found: length, least, most, what: "characters" };
    findings.push({ code: "wrong-length", path: here, target: "value", data });
  } else if (pattern !== undefined && !new RegExp(pattern, "u").test(text)) {
    // If only the digits are too many, the form is right.
    const tooLarge = new RegExp(pattern, "u").test(text.replaceAll(/\d+/gu, "1"));
    const data = { where: nameOf(here), found: text, format, examples, tooLarge };
    findings.push({ code: "bad-unit", path: here, target: "value", data });
  }
}

export function explainNumber(
  { findings }: Explaining,
  number: number,
  { minimum, maximum, exclusiveMinimum, "x-range": range }: Shape,
  here: JsonPath,
): void {
  const [least, greatest] = range ?? [-Infinity, Infinity];
  const found = { where: nameOf(here), found: number };
  if (
    (minimum !== undefined && number < minimum) ||
    (maximum !== undefined && number > maximum) ||
    (exclusiveMinimum !== undefined && number <= exclusiveMinimum)
  ) {
    const data = { ...found, minimum, maximum, exclusiveMinimum };
    findings.push({ code: "out-of-range", path: here, target: "value", data });
  } else if (!Number.isFinite(number)) {
    // It was written with an exponent too large for a number.
    const data = { ...found, minimum: least, maximum: greatest, exclusiveMinimum: undefined };
    findings.push({ code: "out-of-range", path: here, target: "value", data });
  } else if (number < least || number > greatest) {
    const data = {
      ...found,
      least: Math.max(least, minimum ?? -Infinity),
      greatest: Math.min(greatest, maximum ?? Infinity),
    };
    findings.push({ code: "implausible-number", path: here, target: "value", data });
  }
}
