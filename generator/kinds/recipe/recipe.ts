import type { AuthoredRecipe, Complete } from "../../compiled/authored-types.ts";
import { defineKind, type KindBehavior, type Rule } from "../kind.ts";
import { columns } from "./columns.ts";
import { craftGain } from "./craft-gain.ts";
import { recipeWays } from "./recipe-ways.ts";
import { reportUnlearnable } from "./unlearnable.ts";
import { isTooComplex } from "./overlap.ts";
import { craftRules } from "../parts/craft/craft-rules.ts";
import { componentsOf, requirementsOf, resolveShared } from "../parts/craft/resolve-craft.ts";
import { craft, craftMembers } from "../parts/craft/craft-kind.ts";
import { namedByResult, otherSpelling } from "../parts/naming/named-by-result.ts";
import { isReversible, recipeMoves } from "../parts/craft/time.ts";

/**
 * An uncraft could not return the byproducts (§2.10). If one of the two members is inherited, the other is reported.
 */
const reversibleWithByproducts: Rule<AuthoredRecipe> = (definition, context) => {
  const { reversible, byproducts = [] } = definition.value;
  if (!isReversible(reversible) || byproducts.length === 0) return;
  const adds = (member: string): boolean => Object.hasOwn(definition.origin.value, member);
  const at = adds("reversible") && !adds("byproducts") ? "reversible" : "byproducts";
  context.report("reversible-with-byproducts", context.placeOf(definition, [at], "key"), {
    id: definition.id,
  });
};

/** The generated uncraft then takes several items apart at once (§2.10). */
const reversibleWithResultMult: Rule<AuthoredRecipe> = (definition, context) => {
  const { reversible, result_mult = 1, result = "" } = definition.value;
  if (!isReversible(reversible) || result_mult <= 1) return;
  context.report("reversible-with-result-mult", context.placeOf(definition, ["result_mult"]), {
    result,
    result_mult,
  });
};

/** The generated uncraft takes as long as the recipe, so the recipe has to state a time (§2.10). */
const reversibleWithoutTime: Rule<AuthoredRecipe> = (definition, context) => {
  const { value: recipe } = definition;
  if (recipe.reversible !== true || recipeMoves(recipe) !== 0) return;
  const at = recipe.time === undefined ? "reversible" : "time";
  context.report("reversible-without-time", context.placeOf(definition, [at]), {
    id: definition.id,
  });
};

/** More alternatives than the specification decides (§7.3, §8), once all requirements are written out. */
const tooComplex: Rule<AuthoredRecipe> = (definition, context) => {
  const { id, value } = definition;
  const { components = [], using } = value;
  // A single group shares no item with another one.
  if (components.length <= 1 && using === undefined) return;
  const limit = context.rules.alternatives_limit;
  if (!isTooComplex(componentsOf(definition, context), limit)) return;
  const at = componentsMember(value.components);
  context.report("recipe-too-complex", context.placeOf(definition, [at], "key"), { id, limit });
};

/**
 * Faction camps build places: the result of a recipe with a blueprint, or in the category for buildings, is a place of
 * the camp, a kind of which nothing is known. An empty blueprint means that there is none (§2.10).
 */
function kindOfReference(
  { construction_blueprint: blueprint = "", category }: AuthoredRecipe,
  member: string | number,
  declared: string,
): string {
  if (member === "construction_blueprint" && blueprint === "") return campPlace;
  const builds = blueprint !== "" || category === "CC_BUILDING";
  return member === "result" && builds ? campPlace : declared;
}

const campPlace = "camp place";

/** Craft recipes (§2.10). */
export const recipe: KindBehavior = defineKind<AuthoredRecipe, Complete<"recipe">>({
  ...craft,
  name: "recipe",
  naming: { ...namedByResult(() => true), otherSpelling },
  tellingMembers: [...craftMembers, "reversible", "autolearn"],
  addedToInherited: ["autolearn"],
  referenceKind: kindOfReference,
  resolve: (definition, context) => {
    const { reversible: written, result_mult = 1 } = definition.value;
    const reversible = isReversible(written);
    const requirements = requirementsOf(definition, context);
    const limit = context.rules.alternatives_limit;
    const too_complex = isTooComplex(requirements.components, limit) || undefined;
    const own = { reversible, result_mult, too_complex };
    return resolveShared(definition, context, { category: "", requirements }, own);
  },
  sourcesOf:
    ({ components }) =>
    ([member]) =>
      member === "too_complex"
        ? { path: [componentsMember(components)], computed: true, absent: "definition" }
        : undefined,
  columns,
  ways: recipeWays,
  yields: ({ result = "", byproducts = [] }) => [result, ...byproducts.map(([item]) => item)],
  checkAll: reportUnlearnable,
  rules: [
    ...craftRules,
    reversibleWithByproducts,
    reversibleWithResultMult,
    reversibleWithoutTime,
    tooComplex,
    craftGain,
  ],
});

/** The member that provides the components. */
function componentsMember(components: AuthoredRecipe["components"]): "components" | "using" {
  return components === undefined ? "using" : "components";
}
