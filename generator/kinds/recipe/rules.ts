/** Rules across the members of a recipe or uncraft; those about skills are in `skill-rules.ts`. */
import type { Rule } from "../kind.ts";
import { recipeMoves, timeString } from "./time.ts";
import { writtenRecipe } from "./written.ts";

/** The integer form of `time` is legacy (§2.10, §9.3). */
export const legacyTime: Rule = (definition, context) => {
  const { time } = writtenRecipe(definition.value);
  if (typeof time !== "number" || time < 0) return;
  context.report("legacy-time", context.placeOf(definition, ["time"]), {
    moves: time,
    instead: timeString(time),
  });
};

/** Nothing takes less than no time (§2.10). */
export const negativeTime: Rule = (definition, context) => {
  const recipe = writtenRecipe(definition.value);
  if (recipeMoves(recipe) >= 0) return;
  context.report("negative-time", context.placeOf(definition, ["time"]), {
    time: String(recipe.time),
  });
};

/** An uncraft could not give the byproducts back (§2.10). Who inherits one of the two is told where it adds the other. */
export const reversibleWithByproducts: Rule = (definition, context) => {
  const { reversible, byproducts = [] } = writtenRecipe(definition.value);
  if (reversible !== true || byproducts.length === 0) return;
  const adds = (member: string): boolean => Object.hasOwn(definition.origin.value, member);
  const at = adds("reversible") && !adds("byproducts") ? "reversible" : "byproducts";
  context.report("reversible-with-byproducts", context.placeOf(definition, [at], "key"), {
    id: definition.id,
  });
};

/** The generated uncraft then takes several items apart at once (§2.10). */
export const reversibleWithResultMult: Rule = (definition, context) => {
  const { reversible, result_mult = 1, result } = writtenRecipe(definition.value);
  if (reversible !== true || result_mult <= 1) return;
  context.report("reversible-with-result-mult", context.placeOf(definition, ["result_mult"]), {
    result,
    result_mult,
  });
};

/** The generated uncraft takes as long as the recipe, so the recipe has to say how long (§2.10). */
export const reversibleWithoutTime: Rule = (definition, context) => {
  const recipe = writtenRecipe(definition.value);
  if (recipe.reversible !== true || recipeMoves(recipe) !== 0) return;
  const at = recipe.time === undefined ? "reversible" : "time";
  context.report("reversible-without-time", context.placeOf(definition, [at]), {
    id: definition.id,
  });
};

/** Both say how much one craft makes (§2.10). */
export const chargesWithResultMult: Rule = (definition, context) => {
  const { charges, result_mult = 1 } = writtenRecipe(definition.value);
  if (typeof charges !== "number" || result_mult <= 1) return;
  context.report("charges-with-result-mult", context.placeOf(definition, ["charges"]), {
    charges,
    result_mult,
  });
};

/** A container that is named but not to be used (§2.10). */
export const containerNotContained: Rule = (definition, context) => {
  const { contained, container } = writtenRecipe(definition.value);
  if (container === undefined || contained !== false) return;
  context.report("container-not-contained", context.placeOf(definition, ["contained"]), {
    container,
  });
};

/** Where uncrafts go by their result alone (§2.10: with the suffix). */
export const uncraftSuffix: Rule = (definition, { rules, report, placeOf }) => {
  const { result, id_suffix: suffix = "" } = writtenRecipe(definition.value);
  if (rules.uncraft_id_suffix === "read" || suffix === "") return;
  report("unread-id-suffix", placeOf(definition, ["id_suffix"], "key"), { id: result, suffix });
};

/** By convention; the lists of categories are not part of the format (§2.10). */
export const categoryWord: Rule = (definition, context) => {
  const recipe = writtenRecipe(definition.value);
  const check = (member: "category" | "subcategory", prefix: string): void => {
    const word = recipe[member] ?? "";
    if (word === "" || word.startsWith(prefix)) return;
    context.report("category-word", context.placeOf(definition, [member]), {
      member,
      word,
      prefix,
    });
  };
  check("category", "CC_");
  check("subcategory", "CSC_");
};
