/**
 * Reports with our own codes why a value does not match its shape. Runs only for objects that the compiled validator
 * rejected, so it need not be fast. One mistake gives one finding: nothing is reported below a wrong type.
 */
import { isList, isObject } from "../json/containers.ts";
import { nameOf } from "../json/path.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import { once } from "../model/once.ts";
import { branchesOf, fittingBranch, jsonType, judgingShape } from "./choose-branch.ts";
import { describeForms, describeShape, typeWords } from "./describe-shape.ts";
import { isListOfAnotherForm, isTupleOfAnotherForm } from "./misformed.ts";
import { howToAdd } from "./sample.ts";
import { innerShape, lengthsOf, lowerBound, tupleOf, wordsOf, type Shape } from "./shape.ts";
import type { ShapeCode, ShapeFacts, ShapeFinding } from "./shape-facts.ts";
import { unknownMembers, type Whole } from "./unknown-member.ts";
import { isRemark } from "../json/remark.ts";

interface Explaining extends Whole {
  /** Reports at a value, or at a member's name. */
  readonly report: ReportShape;
  /** Reports what is wrong with the name of a member, which is a value, too. */
  readonly reportName: ReportShape;
}

type ReportShape = <C extends ShapeCode>(
  code: C,
  path: JsonPath,
  data: Omit<ShapeFacts[C], "where">,
) => void;

/** Findings carry paths into the value. */
export function explain(value: Json, shape: Shape): ShapeFinding[] {
  const findings: ShapeFinding[] = [];
  const add = (code: ShapeCode, path: JsonPath, target: "key" | "value", data: object): void => {
    const where = nameOf(target === "key" ? path.slice(0, -1) : path);
    // The code and its data belong together.
    findings.push({ code, path, target, data: { where, ...data } } as unknown as ShapeFinding);
  };
  const report: ReportShape = (code, path, data) => {
    add(code, path, code === "unknown-member" ? "key" : "value", data);
  };
  const reportName: ReportShape = (code, path, data) => {
    add(code, path, "key", { ...data, isName: true });
  };
  visit({ whole: value, wholeShape: shape, report, reportName }, value, shape, []);
  return findings;
}

function visit(explaining: Explaining, at: Json, against: Shape, here: JsonPath): void {
  const { report } = explaining;
  const branch = fittingBranch(at, against);
  if (!branch) {
    // A number with an exponent too large for a number.
    const isHuge = typeof at === "number" && !Number.isFinite(at);
    const found = isHuge ? "huge" : jsonType(at);
    report("wrong-type", here, { found, expected: describeForms(against) });
    return;
  }
  const allowed = wordsInstead(at, against, branch);
  if (allowed) {
    const others = branchesOf(against)
      .filter((each) => wordsOf(each) === undefined)
      .map((each) => describeShape(each));
    const besides = others.length > 0 ? { others } : {};
    report("not-in-list", here, { found: at, allowed, ...besides });
    return;
  }
  if (isObject(at)) explainObject(explaining, at, { against, branch }, here);
  else if (isList(at)) explainArray(explaining, at, branch, here);
  else if (typeof at === "string") explainString(explaining, at, branch, here);
  else if (typeof at === "number") explainNumber(explaining, at, branch, here);
}

/** The words that the shape allows over all alternatives, if the value is not one of them. */
function wordsInstead(at: Json, against: Shape, branch: Shape): readonly Json[] | undefined {
  if (wordsOf(branch)?.includes(at) ?? true) return undefined;
  return [...new Set(branchesOf(against).flatMap((each) => wordsOf(each) ?? []))];
}

/** Reports missing and unknown members, and names that are not allowed. */
function explainObject(
  explaining: Explaining,
  object: JsonObject,
  { against, branch }: { readonly against: Shape; readonly branch: Shape },
  here: JsonPath,
): void {
  const { report, reportName } = explaining;
  const { properties = {}, required = [], patternProperties = {}, propertyNames } = branch;
  for (const member of required) {
    if (Object.hasOwn(object, member)) continue;
    const written = Object.keys(properties).find(
      (name) => properties[name]?.["x-instead"] === member && Object.hasOwn(object, name),
    );
    const besides = written === undefined ? {} : { written };
    report("missing-member", here, {
      ...{ member, ...howToAdd(member, properties[member] ?? {}), ...besides },
    });
  }
  const isFree = (member: string): boolean =>
    Object.keys(patternProperties).some((pattern) => new RegExp(pattern, "u").test(member));
  const about = once(() => unknownMembers(object, branch, here, explaining));
  for (const [member, inner] of Object.entries(object)) {
    const path = [...here, member];
    if (propertyNames && !isRemark(member)) {
      visit({ ...explaining, report: reportName }, member, propertyNames, path);
    }
    if (!Object.hasOwn(properties, member) && isFree(member)) continue;
    const shape = judgingShape(against, branch, object, member);
    if (shape) visit(explaining, inner, shape, path);
    else if (branch.additionalProperties === false) {
      report("unknown-member", path, { member, ...about()(member) });
    }
  }
}

/** Reports lists that are too short, too long, or of another form. */
function explainArray(
  explaining: Explaining,
  array: readonly Json[],
  branch: Shape,
  here: JsonPath,
): void {
  const { report } = explaining;
  const { least, most } = lengthsOf(branch);
  if (isTupleOfAnotherForm(array, branch)) {
    const found = `a list [${array.map(wordOf).join(", ")}]`;
    report("wrong-type", here, { found, expected: [describeShape(branch)] });
    return;
  }
  if (array.length < least || array.length > (most ?? Infinity)) {
    const isTuple = tupleOf(branch) !== undefined;
    const what = isTuple ? describeShape(branch).replace(/^a list /u, "") : "entries";
    report("wrong-length", here, { found: array.length, least, most, what });
    return;
  }
  // If no entry has the right type, the list as a whole has another form: one mistake.
  const alien = isListOfAnotherForm(array, branch);
  for (const [index, entry] of (alien ? array.slice(0, 1) : array).entries()) {
    const item = innerShape(branch, index);
    if (item) visit(explaining, entry, item, [...here, index]);
  }
}

function wordOf(value: Json): string {
  const type = jsonType(value);
  return (typeWords[type] ?? type).replace(/^an? /u, "");
}

/** Reports strings of another length or form. */
function explainString({ report }: Explaining, text: string, shape: Shape, here: JsonPath): void {
  const { minLength: least = 0, maxLength: most, pattern, examples = [] } = shape;
  const length = [...text].length;
  if (length < least || length > (most ?? Infinity)) {
    report("wrong-length", here, { found: length, least, most, what: "characters" });
  } else if (pattern !== undefined && !new RegExp(pattern, "u").test(text)) {
    // If only the digits are too many, the form is right.
    const tooLarge = new RegExp(pattern, "u").test(text.replaceAll(/\d+/gu, "1"));
    report("bad-unit", here, {
      found: text,
      format: shape["x-format"],
      examples,
      pattern,
      tooLarge,
    });
  }
}

/** Reports numbers out of range. */
function explainNumber({ report }: Explaining, found: number, shape: Shape, here: JsonPath): void {
  const { maximum, "x-range": range } = shape;
  const { minimum, exclusiveMinimum } = lowerBound(shape) ?? {};
  const [least, greatest] = range ?? [-Infinity, Infinity];
  if (
    (minimum !== undefined && found < minimum) ||
    (maximum !== undefined && found > maximum) ||
    (exclusiveMinimum !== undefined && found <= exclusiveMinimum)
  ) {
    report("out-of-range", here, { found, minimum, maximum, exclusiveMinimum });
  } else if (!Number.isFinite(found)) {
    // It was written with an exponent too large for a number.
    const bounds = { minimum: least, maximum: greatest, exclusiveMinimum: undefined };
    report("out-of-range", here, { found, ...bounds });
  } else if (found < least || found > greatest) {
    report("implausible-number", here, {
      found,
      least: Math.max(least, minimum ?? -Infinity),
      greatest: Math.min(greatest, maximum ?? Infinity),
    });
  }
}
