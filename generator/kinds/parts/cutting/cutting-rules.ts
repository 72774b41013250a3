import { ofOneObject } from "../../kind.ts";
import { nameOf } from "../../../json/path.ts";
import type { JsonPath } from "../../../model/json.ts";
import type { TileRule } from "../common-members/tile-kind.ts";
import { checkRange } from "../item-group/range-rules.ts";
import { cuttingTools } from "./resolve-cutting.ts";

/** Each byproduct has an item and a count, whose range has the smaller number first (§2.5). */
export const cuttingByproducts: TileRule = ofOneObject((definition, context) => {
  for (const tool of cuttingTools) {
    definition.value[tool]?.byproducts?.forEach((byproduct, index) => {
      const { count } = byproduct;
      const path: JsonPath = [tool, "byproducts", index];
      checkRange(count, [...path, "count"], definition, context);
      if (count !== undefined) return;
      context.report("byproduct-without-count", context.placeOf(definition, path), {
        where: nameOf(path),
        item: byproduct.item,
      });
    });
  }
});
