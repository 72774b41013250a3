import type { JsonObject } from "../../../model/json.ts";
import type { Rule } from "../../kind.ts";

/**
 * Restricts a rule to definitions that an author wrote and that are in use: an obsolete one is only an id that saved
 * games still find (§9.2), and mistakes in a generated one are reported for its recipe.
 */
export function onlyLive<Value extends JsonObject>(rule: Rule<Value>): Rule<Value> {
  return (definition, context) => {
    if (!definition.obsolete && definition.generatedFrom === undefined) rule(definition, context);
  };
}
