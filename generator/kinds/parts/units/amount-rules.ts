import { nameOf, valueAt } from "../../../json/path.ts";
import type { JsonObject } from "../../../model/json.ts";
import { ofOneObject, type Rule } from "../../kind.ts";
import { parseQuantity, type UnitSizes } from "./quantity.ts";

/** The rule that a time, volume or mass is not below zero; what is no text is accepted. */
export function amountRule<Value extends JsonObject>(
  units: UnitSizes,
  ...path: readonly string[]
): Rule<Value> {
  return ofOneObject((definition, context) => {
    const text = valueAt(definition.value, path);
    if (typeof text !== "string" || (parseQuantity(text, units) ?? 0) >= 0) return;
    const place = context.placeOf(definition, path);
    context.report("negative-amount", place, { where: nameOf(path), text });
  });
}
