/** Reports lists that are too short, too long, or of another form. */
import { nameOf } from "../json/path-name.ts";
import type { Json, JsonPath } from "../model/json.ts";
import { jsonType } from "./choose-branch.ts";
import { describeShape, typeWords } from "./describe-shape.ts";
import type { Explaining } from "./explaining.ts";
import { isListOfAnotherForm, isTupleOfAnotherForm, lengthsOf } from "./misformed.ts";
import { itemsOf, tupleOf, type Shape } from "./shape.ts";

export function explainArray(
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
