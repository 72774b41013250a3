import type { Rule } from "../../kind.ts";
import { readUsing, type Needing } from "./written.ts";

/** Nothing can be needed less than once (extension: multipliers). */
export const usingMultiplier: Rule<Needing> = (definition, context) => {
  for (const [index, { id, multiplier }] of readUsing(definition.value).entries()) {
    if (multiplier >= 1) continue;
    context.report("using-multiplier", context.placeOf(definition, ["using", index, 1]), {
      id,
      multiplier,
    });
  }
};
