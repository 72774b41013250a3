import { isList } from "../json/containers.ts";
import type { Json } from "../model/json.ts";
import { accepts, chooseBranch, jsonType, typesOf, type Definitions } from "./choose-branch.ts";
import { tupleOf, type Shape } from "./shape.ts";

/** Whether no alternative of the shape has the value's JSON type. */
function isAlien(at: Json, against: Shape, definitions: Definitions): boolean {
  const branch = chooseBranch(at, against, definitions);
  return !branch || !accepts(typesOf(branch, definitions), jsonType(at));
}

/** Whether a value has another form throughout: one mistake, however many entries have the wrong type. */
export function isMisformed(at: Json, against: Shape, definitions: Definitions): boolean {
  if (isAlien(at, against, definitions)) return true;
  const branch = chooseBranch(at, against, definitions);
  if (!branch || !isList(at)) return false;
  const { items } = branch;
  if (isList(items)) {
    return isTupleOfAnotherForm(at, branch, definitions);
  }
  return isListOfAnotherForm(at, items, definitions);
}

/** Whether no entry has the right form, so that the list as a whole has another form. */
export function isListOfAnotherForm(
  list: readonly Json[],
  items: Shape | undefined,
  definitions: Definitions,
): boolean {
  return (
    items !== undefined &&
    list.length > 0 &&
    list.every((entry) => isMisformed(entry, items, definitions))
  );
}

/** Whether entries are exchanged, or the list has an extra list around it. */
export function isTupleOfAnotherForm(
  array: readonly Json[],
  branch: Shape,
  definitions: Definitions,
): boolean {
  const tuple = tupleOf(branch) ?? [];
  const aliens = array.filter((entry, index) => {
    const item = tuple[index];
    return item !== undefined && isAlien(entry, item, definitions);
  });
  const { least, most = Infinity } = lengthsOf(branch);
  const hasLength = array.length >= least && array.length <= most;
  return hasLength ? aliens.length > 1 : aliens.length > 0 && aliens[0] === array[0];
}

export interface Lengths {
  readonly least: number;
  readonly most: number | undefined;
}

/** The minimum and maximum number of entries of a list with this shape. */
export function lengthsOf({ items, minItems = 0, maxItems, additionalItems }: Shape): Lengths {
  const whole = isList(items) && additionalItems === false ? items.length : undefined;
  return { least: minItems, most: maxItems ?? whole };
}
