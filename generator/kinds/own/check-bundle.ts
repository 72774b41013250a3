/** Checks the shapes of a kind once their references are linked: everything that a single schema cannot tell. */
import { isList } from "../../json/containers.ts";
import type { Json } from "../../model/json.ts";
import {
  accepts,
  branchesOf,
  chooseBranch,
  firstOf,
  follow,
  followed,
  typesOf,
} from "../../schema/choose-branch.ts";
import { describeShape } from "../../schema/describe-shape.ts";
import type { Bundle } from "../../schema/link-shapes.ts";
import { innerShape, itemsOf, wordsOf, type Shape } from "../../schema/shape.ts";
import { isValid } from "../../schema/validates.ts";
import { checkMember, inside, nameAt, type ReportSchema, type SchemaPlace } from "./problem.ts";
import { recordName } from "./resolved-shape.ts";
import { shapesIn } from "./shapes-in.ts";
import { isName, nameOfVerb, type TopWords } from "./top-words.ts";
import { writtenAt } from "./written-at.ts";
import { layeringNames } from "./written-schema.ts";

export function checkBundle(
  bundle: Bundle,
  { idMember }: TopWords,
  place: SchemaPlace,
  report: ReportSchema,
): void {
  const { root } = bundle;
  if (root.properties === undefined) report("no-object", place, { subject: "" });
  for (const [name, shape] of Object.entries(root.properties ?? {})) {
    const isOwn = name === idMember || !layeringNames.has(name);
    const isChange = /^(?:\/\/|add:|remove:)/u.test(name);
    // Records have the id as "id", whatever the member is called; and "ident" is the older name of "id".
    const isId =
      name !== idMember &&
      ((name === "id" && idMember !== undefined) || (name === "ident" && idMember === "id"));
    if (isOwn && !isChange && !isId) continue;
    const at = writtenAt(shape);
    if (at) report("layering-member", nameAt(at), { subject: name });
  }
  const shapes = shapesIn(bundle);
  for (const shape of shapes) checkShape(shape, shape === root, report);
  checkDefaults(shapes, report);
}

/** More values than anyone fills in by a default. */
const mostFilledIn = 10_000;

/** Reports defaults that do not end: those inside them are filled in, too. */
function checkDefaults(shapes: readonly Shape[], report: ReportSchema): void {
  const sizes = new Map<Shape, number | "open">();
  const sizeOf = (value: Json, shape: Shape): number => {
    const at = chooseBranch(value, follow(shape));
    if (!at || typeof value !== "object" || value === null) return 1;
    let size = 1;
    for (const [key, inner] of Object.entries(value)) {
      const next = innerShape(at, isList(value) ? Number(key) : key);
      if (next) size += sizeOf(inner, next);
    }
    for (const [name, property] of Object.entries((isList(value) ? {} : at.properties) ?? {})) {
      if (!Object.hasOwn(value, name)) size += filledIn(property);
    }
    return size;
  };
  const filledIn = (shape: Shape): number => {
    const given = followed(shape).default;
    if (given === undefined) return 0;
    const known = sizes.get(shape);
    if (typeof known === "number") return known;
    if (known === undefined) sizes.set(shape, "open");
    const size = known === undefined ? sizeOf(given, shape) : Infinity;
    // One that is too large is reported once, where it becomes that.
    if (size > mostFilledIn && sizes.get(shape) !== 0) {
      const at = writtenAt(shape.default === undefined ? follow(shape) : shape);
      const subject =
        size === Infinity ? "itself again" : `more than ${String(mostFilledIn)} values`;
      if (at) report("default-inside", inside(at, "default"), { subject });
    }
    const counted = size > mostFilledIn || sizes.get(shape) === 0 ? 0 : size;
    sizes.set(shape, counted);
    return counted;
  };
  for (const shape of shapes) filledIn(shape);
}

function checkShape(shape: Shape, isRoot: boolean, report: ReportSchema): void {
  const place = writtenAt(shape);
  if (!place) return;
  checkNames(shape, place, report);
  if (shape.anyOf) checkAlternatives(shape, place, report);
  if (shape.default !== undefined && !isValid(shape.default, shape)) {
    report("default", inside(place, "default"), { subject: "", other: describeShape(shape) });
  }
  if (shape["x-text"] === true && !branchesOf(shape).every(isText)) {
    report("no-text", nameAt(inside(place, "x-text")), { subject: "x-text" });
  }
  if (shape["x-index"] === true) checkIndexPlace(shape, place, report);
  const names = new Set(Object.keys(shape.properties ?? {}));
  for (const [name, property] of Object.entries(shape.properties ?? {})) {
    const other = recordName(name, property);
    const at = writtenAt(property);
    const isTaken = other !== name && (names.has(other) || (isRoot && other === "id"));
    if (isTaken && at) report("record-name", nameAt(at), { subject: name, other });
  }
}

function checkIndexPlace(shape: Shape, place: SchemaPlace, report: ReportSchema): void {
  const texts = branchesOf(shape).map((branch) => itemsOf(branch) ?? branch);
  const isTop = place.path.length === 2 && place.path[0] === "properties";
  const subject = String(place.path.at(-1) ?? "");
  if (isTop && !isName(subject)) {
    report("value", nameAt(place), { subject: `"${subject}" is no name`, other: nameOfVerb });
  }
  // A quantity is a number in records.
  const isText = recordName(subject, shape) === subject;
  if (isTop && isText && texts.some((each) => typesOf(each).includes("string"))) return;
  report("no-index", inside(place, "x-index"), { subject });
}

function isText({ type, properties = {} }: Shape): boolean {
  return (
    type === "string" || Object.hasOwn(properties, "str") || Object.hasOwn(properties, "str_sp")
  );
}

/** Words that name members name those of the object. */
function checkNames(shape: Shape, place: SchemaPlace, report: ReportSchema): void {
  const { properties = {}, required = [], "x-requires": requires = {} } = shape;
  const check = (name: string, at: SchemaPlace): void => {
    checkMember(shape, name, at, report);
  };
  if (shape.properties !== undefined) {
    required.forEach((name, index) => {
      check(name, inside(place, "required", index));
    });
  }
  for (const [name, other] of Object.entries(requires)) {
    const at = inside(place, "x-requires", name);
    check(name, nameAt(at));
    check(other, at);
  }
  for (const property of Object.values(properties)) {
    const at = writtenAt(property);
    if (at && property["x-instead"] !== undefined) {
      check(property["x-instead"], inside(at, "x-instead"));
    }
  }
}

/** Reports the first two alternatives that no value tells apart. */
function checkAlternatives(shape: Shape, place: SchemaPlace, report: ReportSchema): void {
  const keyword = String(writtenAt(shape.anyOf?.[0] ?? {})?.path.at(-2) ?? "anyOf");
  const branches = branchesOf(shape);
  for (const [index, one] of branches.entries()) {
    for (const [offset, two] of branches.slice(index + 1).entries()) {
      const clash = clashOf(one, two);
      if (clash === undefined) continue;
      const other = `alternatives ${String(index + 1)} and ${String(index + offset + 2)}, both ${clash}`;
      report("undecidable", nameAt(inside(place, keyword)), { subject: keyword, other });
      return;
    }
  }
}

/** What both alternatives accept, if nothing tells which of them a value belongs to (`chooseBranch`). */
function clashOf(one: Shape, two: Shape): string | undefined {
  const types = new Set([
    ...typesOf(one).filter((type) => accepts(two, type)),
    ...typesOf(two).filter((type) => accepts(one, type)),
  ]);
  for (const type of types) {
    if (type === "array") {
      if (!differ(firstOf(one), firstOf(two))) return "lists";
    } else if (type === "object") {
      if (!isMarked(one, two) && !isMarked(two, one)) return "objects";
    } else if (!wordsOf(one) && !wordsOf(two)) {
      return type === "string" ? "texts" : `values of type "${type}"`;
    }
  }
  return undefined;
}

/** Whether an object must have a member that the other cannot have, or only with other values. */
function isMarked(one: Shape, other: Shape): boolean {
  return (one.required ?? []).some((member) => {
    const there = innerShape(other, member);
    return there ? differ(innerShape(one, member), there) : other.additionalProperties === false;
  });
}

/** Whether no value has both shapes, judged by its type, or by itself among words. */
function differ(one: Shape | undefined, two: Shape | undefined): boolean {
  if (!one || !two) return false;
  return branchesOf(one).every((some) =>
    branchesOf(two).every((others) => {
      const [words, rest] = [wordsOf(some), wordsOf(others)];
      if (words && rest) return !words.some((word) => rest.includes(word));
      return (
        !typesOf(some).some((type) => accepts(others, type)) &&
        !typesOf(others).some((type) => accepts(some, type))
      );
    }),
  );
}
