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
import { describeForms, describeShape } from "./describe-shape.ts";
import { explainArray } from "./explain-array.ts";
import { explainObject } from "./explain-object.ts";
import { explainNumber, explainString } from "./explain-scalar.ts";
import type { Explaining } from "./explaining.ts";
import type { Shape } from "./shape.ts";
import type { ShapeFinding } from "./shape-facts.ts";

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
