import { nameOf } from "../../../json/path-name.ts";
import type { JsonObject, JsonPath } from "../../../model/json.ts";
import { partOf } from "../common-members/part-of.ts";
import { checkRange } from "../item-group/range-rules.ts";
import type { Rule } from "../../kind.ts";
import { checkAmount } from "../units/amount-rules.ts";
import { parseTime } from "../units/time.ts";
import { cuttingTools } from "./resolve-cutting.ts";

/** Cutting takes no time below zero (§2.5). */
export const cuttingDuration: Rule = (definition, context) => {
  for (const tool of cuttingTools) {
    const duration = partOf(definition.value, tool)?.["duration"];
    checkAmount(duration, parseTime, [tool, "duration"], definition, context);
  }
};

/** Each byproduct has an item and a count, whose range has the smaller number first (§2.5). */
export const cuttingByproducts: Rule = (definition, context) => {
  for (const tool of cuttingTools) {
    const byproducts = partOf(definition.value, tool)?.["byproducts"] ?? [];
    (byproducts as readonly JsonObject[]).forEach((byproduct, index) => {
      const path: JsonPath = [tool, "byproducts", index];
      const count = byproduct["count"];
      checkRange(count, [...path, "count"], definition, context);
      if (count !== undefined) return;
      context.report("byproduct-without-count", context.placeOf(definition, path), {
        where: nameOf(path),
        item: byproduct["item"] as string,
      });
    });
  }
};
