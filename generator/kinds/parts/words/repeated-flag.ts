import { isList } from "../../../json/containers.ts";
import type { JsonObject } from "../../../model/json.ts";
import { ofOneObject, type Rule } from "../../kind.ts";

/** A flag counts once, however often it is given (§2.3). */
export const repeatedFlag: Rule = ofOneObject((definition, context) => {
  const value: JsonObject = definition.value;
  const { flags } = value;
  if (!isList(flags) || flags.length < 2) return;
  const seen = new Set<unknown>();
  flags.forEach((flag, index) => {
    if (typeof flag === "string" && seen.has(flag)) {
      context.report("repeated-flag", context.placeOf(definition, ["flags", index]), { flag });
    }
    seen.add(flag);
  });
});
