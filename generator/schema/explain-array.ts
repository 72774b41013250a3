/** Reports lists that are too short, too long, or of another form. */
import { nameOf } from "../json/path-name.ts";
import type { Json, JsonPath } from "../model/json.ts";
import { accepts, chooseBranch, jsonType, typesOf, type Definitions } from "./choose-branch.ts";
import { describeShape, typeWords } from "./describe-shape.ts";
import type { Explaining } from "./explaining.ts";
import type { Shape } from "./shape.ts";

export function explainArray(
  { definitions, findings, visit }: Explaining,
  array: readonly Json[],
  branch: Shape,
  here: JsonPath,
): void {
  const items = branch.items;
  const tuple = Array.isArray(items) ? (items as readonly Shape[]) : undefined;
  const { least, most } = lengthsOf(branch);
  if (tuple && isOfAnotherForm(array, tuple, branch, definitions)) {
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
  // Where no entry has the right type, the list as a whole is of another form: one mistake.
  const alien =
    !tuple &&
    items !== undefined &&
    array.every((entry) => isAlien(entry, items as Shape, definitions));
  (alien ? array.slice(0, 1) : array).forEach((entry, index) => {
    const item = tuple ? tuple[index] : (items as Shape | undefined);
    if (item) visit(entry, item, [...here, index]);
  });
}

interface Lengths {
  readonly least: number;
  readonly most: number | undefined;
}

function lengthsOf({ items, minItems = 0, maxItems, additionalItems }: Shape): Lengths {
  const whole = Array.isArray(items) && additionalItems === false ? items.length : undefined;
  return { least: minItems, most: maxItems ?? whole };
}

/** Entries exchanged, or a list too many around them: one mistake, however many entries have the wrong type. */
function isOfAnotherForm(
  array: readonly Json[],
  tuple: readonly Shape[],
  branch: Shape,
  definitions: Definitions,
): boolean {
  const aliens = array.filter((entry, index) => {
    const item = tuple[index];
    return item !== undefined && isAlien(entry, item, definitions);
  });
  const { least, most = Infinity } = lengthsOf(branch);
  const hasLength = array.length >= least && array.length <= most;
  return hasLength ? aliens.length > 1 : aliens.length > 0 && aliens[0] === array[0];
}

function isAlien(at: Json, against: Shape, definitions: Definitions): boolean {
  const branch = chooseBranch(at, against, definitions);
  return !branch || !accepts(typesOf(branch, definitions), jsonType(at));
}

function wordOf(value: Json): string {
  const type = jsonType(value);
  return (typeWords[type] ?? type).replace(/^an? /u, "");
}
