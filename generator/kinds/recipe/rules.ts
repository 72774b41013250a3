/** Rules across the members of a recipe; those shared with uncrafts are in `parts/craft`. */
import type { AuthoredRecipe } from "../../compiled/authored-types.ts";
import type { Rule } from "../kind.ts";
import { recipeMoves } from "../parts/craft/time.ts";

/**
 * An uncraft could not return the byproducts (§2.10). If one of the two members is inherited, the other is reported.
 */
export const reversibleWithByproducts: Rule<AuthoredRecipe> = (definition, context) => {
  const { reversible, byproducts = [] } = definition.value;
  if (reversible !== true || byproducts.length === 0) return;
  const adds = (member: string): boolean => Object.hasOwn(definition.origin.value, member);
  const at = adds("reversible") && !adds("byproducts") ? "reversible" : "byproducts";
  context.report("reversible-with-byproducts", context.placeOf(definition, [at], "key"), {
    id: definition.id,
  });
};

/** The generated uncraft then takes several items apart at once (§2.10). */
export const reversibleWithResultMult: Rule<AuthoredRecipe> = (definition, context) => {
  const { reversible, result_mult = 1, result = "" } = definition.value;
  if (reversible !== true || result_mult <= 1) return;
  context.report("reversible-with-result-mult", context.placeOf(definition, ["result_mult"]), {
    result,
    result_mult,
  });
};

/** The generated uncraft takes as long as the recipe, so the recipe has to state a time (§2.10). */
export const reversibleWithoutTime: Rule<AuthoredRecipe> = (definition, context) => {
  const { value: recipe } = definition;
  if (recipe.reversible !== true || recipeMoves(recipe) !== 0) return;
  const at = recipe.time === undefined ? "reversible" : "time";
  context.report("reversible-without-time", context.placeOf(definition, [at]), {
    id: definition.id,
  });
};
