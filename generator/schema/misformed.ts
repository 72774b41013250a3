import { isList } from "../json/containers.ts";
import type { Json } from "../model/json.ts";
import { fittingBranch } from "./choose-branch.ts";
import { itemsOf, lengthsOf, tupleOf, type Shape } from "./shape.ts";

/** Whether a value has another form throughout: one mistake, however many entries have the wrong type. */
export function isMisformed(at: Json, against: Shape): boolean {
  const branch = fittingBranch(at, against);
  if (!branch) return true;
  return isList(at) && (isTupleOfAnotherForm(at, branch) || isListOfAnotherForm(at, branch));
}

/** Whether no entry has the right form, so that the list as a whole has another form. */
export function isListOfAnotherForm(list: readonly Json[], branch: Shape): boolean {
  const items = itemsOf(branch);
  return items !== undefined && list.length > 0 && list.every((entry) => isMisformed(entry, items));
}

/** Whether entries are exchanged, or the list has an extra list around it. */
export function isTupleOfAnotherForm(array: readonly Json[], branch: Shape): boolean {
  const tuple = tupleOf(branch);
  if (!tuple) return false;
  const aliens = array.filter((entry, index) => {
    const item = tuple[index];
    return item !== undefined && !fittingBranch(entry, item);
  });
  const { least, most = Infinity } = lengthsOf(branch);
  const hasLength = array.length >= least && array.length <= most;
  return hasLength ? aliens.length > 1 : aliens.length > 0 && aliens[0] === array[0];
}
