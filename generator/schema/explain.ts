/**
 * Reports with our own codes why a value does not match its shape. Runs only for objects that the compiled validator
 * rejected, so it need not be fast. One mistake gives one finding: nothing is reported below a wrong type.
 */
import { isList, isObject } from "../json/containers.ts";
import { nameOf } from "../json/path-name.ts";
import type { Json, JsonPath } from "../model/json.ts";
import {
  accepts,
  branchesOf,
  chooseBranch,
  jsonType,
  typesOf,
  type Definitions,
} from "./choose-branch.ts";
import { describeForms, describeShape, typeWords } from "./describe-shape.ts";
import { explainObject } from "./explain-object.ts";
import type { Explaining } from "./explaining.ts";
import { type Shape, itemsOf, tupleOf } from "./shape.ts";
import type { ShapeFinding } from "./shape-facts.ts";
import { isListOfAnotherForm, isTupleOfAnotherForm, lengthsOf } from "./misformed.ts";

/** @param path Path of the value in its object; findings carry paths into the object. */
export function explain(
  value: Json,
  shape: Shape,
  definitions: Definitions,
  path: JsonPath = [],
): ShapeFinding[] {
  const findings: ShapeFinding[] = [];
  const explaining: Explaining = {
    value,
    shape,
    definitions,
    findings,
    visit: (at, against, here) => {
      visit(explaining, at, against, here);
    },
  };
  visit(explaining, value, shape, path);
  return findings;
}

function visit(explaining: Explaining, at: Json, against: Shape, here: JsonPath): void {
  const { definitions, findings } = explaining;
  const branch = chooseBranch(at, against, definitions);
  const type = jsonType(at);
  if (!branch || !accepts(typesOf(branch, definitions), type)) {
    const expected = describeForms(against, definitions);
    const data = { where: nameOf(here), found: isHuge(at) ? "huge" : type, expected };
    findings.push({ code: "wrong-type", path: here, target: "value", data });
    return;
  }
  const allowed = wordsInstead(at, against, branch, definitions);
  if (allowed) {
    const others = branchesOf(against, definitions)
      .filter((each) => each.enum === undefined && each.const === undefined)
      .map((each) => describeShape(each, definitions));
    const besides = others.length > 0 ? { others } : {};
    const data = { where: nameOf(here), found: printed(at), allowed, ...besides };
    findings.push({ code: "not-in-list", path: here, target: "value", data });
    return;
  }
  if (isObject(at)) explainObject(explaining, at, branch, here);
  else if (isList(at)) explainArray(explaining, at, branch, here);
  else if (typeof at === "string") explainString(explaining, at, branch, here);
  else if (typeof at === "number") explainNumber(explaining, at, branch, here);
}

/** The words that the shape allows over all alternatives, if the value is not one of them. */
function wordsInstead(
  at: Json,
  against: Shape,
  branch: Shape,
  definitions: Definitions,
): readonly string[] | undefined {
  if (branch.const !== undefined && branch.const !== at) return [printed(branch.const)];
  if (!branch.enum || branch.enum.includes(at)) return undefined;
  return branchesOf(against, definitions).flatMap((each) => (each.enum ?? []).map(printed));
}

/** A number with an exponent too large for a number. */
function isHuge(at: Json): boolean {
  return typeof at === "number" && !Number.isFinite(at);
}

/** Prints words as they are and everything else as JSON. */
function printed(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Reports lists that are too short, too long, or of another form. */
function explainArray(
  { definitions, findings, visit }: Explaining,
  array: readonly Json[],
  branch: Shape,
  here: JsonPath,
): void {
  const [tuple, items] = [tupleOf(branch), itemsOf(branch)];
  const { least, most } = lengthsOf(branch);
  if (tuple && isTupleOfAnotherForm(array, branch, definitions)) {
    const found = `a list [${array.map(wordOf).join(", ")}]`;
    const data = { where: nameOf(here), found, expected: [describeShape(branch, definitions)] };
    findings.push({ code: "wrong-type", path: here, target: "value", data });
    return;
  }
  if (array.length < least || (most !== undefined && array.length > most)) {
    const what = tuple ? describeShape(branch, definitions).replace(/^a list /u, "") : "entries";
    const data = { where: nameOf(here), found: array.length, least, most, what };
    findings.push({ code: "wrong-length", path: here, target: "value", data });
    return;
  }
  // If no entry has the right type, the list as a whole has another form: one mistake.
  const alien = !tuple && isListOfAnotherForm(array, items, definitions);
  (alien ? array.slice(0, 1) : array).forEach((entry, index) => {
    const item = tuple ? tuple[index] : items;
    if (item) visit(entry, item, [...here, index]);
  });
}

function wordOf(value: Json): string {
  const type = jsonType(value);
  return (typeWords[type] ?? type).replace(/^an? /u, "");
}

/** Reports strings of another length or form, and numbers out of range. */
function explainString({ findings }: Explaining, text: string, shape: Shape, here: JsonPath): void {
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

function explainNumber(
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
