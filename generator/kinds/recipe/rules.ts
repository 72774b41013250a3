/** Rules across the members of a recipe or uncraft; those about skills are in `skill-rules.ts`. */
import type { AuthoredRecipe } from "../../compiled/authored-types.ts";
import type { Rule } from "../kind.ts";
import type { CraftRule } from "./craft.ts";
import { recipeMoves, timeString } from "./time.ts";

/** The integer form of `time` is legacy (§2.10, §9.3). */
export const legacyTime: CraftRule = (definition, context) => {
  const { time } = definition.value;
  if (typeof time !== "number" || time < 0) return;
  context.report("legacy-time", context.placeOf(definition, ["time"]), {
    moves: time,
    instead: timeString(time),
  });
};

/** Nothing takes less than no time (§2.10). */
export const negativeTime: CraftRule = (definition, context) => {
  const { value: recipe } = definition;
  if (recipeMoves(recipe) >= 0) return;
  context.report("negative-time", context.placeOf(definition, ["time"]), {
    time: String(recipe.time),
  });
};

/** An uncraft could not give the byproducts back (§2.10). Who inherits one of the two is told where it adds the other. */
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

/** The generated uncraft takes as long as the recipe, so the recipe has to say how long (§2.10). */
export const reversibleWithoutTime: Rule<AuthoredRecipe> = (definition, context) => {
  const { value: recipe } = definition;
  if (recipe.reversible !== true || recipeMoves(recipe) !== 0) return;
  const at = recipe.time === undefined ? "reversible" : "time";
  context.report("reversible-without-time", context.placeOf(definition, [at]), {
    id: definition.id,
  });
};

/** Both say how much one craft makes (§2.10). */
export const chargesWithResultMult: Rule<AuthoredRecipe> = (definition, context) => {
  const { charges, result_mult = 1 } = definition.value;
  if (typeof charges !== "number" || result_mult <= 1) return;
  context.report("charges-with-result-mult", context.placeOf(definition, ["charges"]), {
    charges,
    result_mult,
  });
};

/** A container that is named but not to be used (§2.10). */
export const containerNotContained: Rule<AuthoredRecipe> = (definition, context) => {
  const { contained, container } = definition.value;
  if (container === undefined || contained !== false) return;
  context.report("container-not-contained", context.placeOf(definition, ["contained"]), {
    container,
  });
};

/** Where uncrafts go by their result alone (§2.10: with the suffix). */
export const uncraftSuffix: CraftRule = (definition, { rules, report, placeOf }) => {
  const { result = "", id_suffix: suffix = "" } = definition.value;
  if (rules.uncraft_id_suffix === "read" || suffix === "") return;
  report("unread-id-suffix", placeOf(definition, ["id_suffix"], "key"), { id: result, suffix });
};

/** By convention; the lists of categories are not part of the format (§2.10). */
export const categoryWord: CraftRule = (definition, context) => {
  const { value: recipe } = definition;
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
