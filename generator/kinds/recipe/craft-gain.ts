/** Reports recipes that make something of nothing once their results are taken apart (§2.10). */
import type { AuthoredRecipe, AuthoredUncraft } from "../../compiled/authored-types.ts";
import type { Definition } from "../../model/definition.ts";
import { getOrInsert } from "../../model/maps.ts";
import type { Place } from "../../model/place.ts";
import { oncePerContent, type Rule, type RuleContext } from "../kind.ts";
import type { AuthoredCraft } from "../parts/craft/craft.ts";
import { findGain, gainInTwo, type Exchange, type Steps } from "../parts/craft/gains.ts";
import { componentsOf, returned } from "../parts/craft/resolve-craft.ts";
import { isRecipe } from "./raw-cost.ts";

/** A recipe or an uncraft as a step of a loop. */
interface CraftStep extends Exchange {
  readonly of: Definition<AuthoredCraft>;
}

/**
 * Left out is what nobody can count on: what no player makes (obsolete and never learned recipes, and those that build
 * places), and items counted by charges, of which an unknown number is made.
 */
export const craftGain: Rule<AuthoredRecipe> = (recipe, context) => {
  if (isUndone(recipe, context)) return;
  const steps = stepsIn(context);
  const step = steps.stepOf(recipe);
  const gain = step && findGain(step, steps);
  const [, apart, third] = gain?.steps ?? [];
  if (!gain || !apart) return;
  // What was left out of the content makes nothing.
  if (context.find("recipe", recipe.id)?.origin !== recipe.origin) return;
  const data = {
    id: recipe.id,
    result: recipe.value.result ?? "",
    gained: gain.gained,
    times: gain.steps.map(({ times }) => times),
    ...(third ? { third: { id: third.step.of.id, isUncraft: isUncraft(third.step.of) } } : {}),
  };
  context.report("craft-gain", placeOfStep(recipe, context), data, {
    notes: [
      { note: "apart", place: placeOfStep(apart.step.of, context) },
      ...(third ? [{ note: "third" as const, place: placeOfStep(third.step.of, context) }] : []),
    ],
  });
};

interface StepsOfContent extends Steps<CraftStep> {
  readonly stepOf: (recipe: Definition<AuthoredRecipe>) => CraftStep | undefined;
}

/** The steps that content has, each made once for all loops. */
const stepsIn = oncePerContent((context: RuleContext): StepsOfContent => {
  const shared = <Key, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
    const made = new Map<Key, () => Made>();
    return (key) => getOrInsert(made, key, () => context.share(() => make(key)))();
  };
  const stepOf = shared((of: Definition<AuthoredRecipe>) => craftStep(of, context));
  const makersOf = shared((item: string) =>
    context.yielding("recipe", item).flatMap((id) => {
      const recipe = context.find("recipe", id);
      return recipe && isRecipe(recipe) ? (stepOf(recipe) ?? []) : [];
    }),
  );
  const takenApart = shared((item: string) => uncraftStep(item, context));
  const gainsInTwo = shared(
    (step: CraftStep) =>
      isRecipe(step.of) &&
      !isUndone(step.of, context) &&
      gainInTwo(step, { takenApart }) !== undefined,
  );
  return { stepOf, makersOf, takenApart, gainsInTwo };
});

function craftStep(of: Definition<AuthoredRecipe>, context: RuleContext): CraftStep | undefined {
  const { result = "", result_mult = 1, byproducts = [], never_learn, charges } = of.value;
  const isBuilt = (of.value.construction_blueprint ?? "") !== "";
  if (of.obsolete || never_learn === true || isBuilt) return undefined;
  if (typeof charges === "number" || context.isCounted?.(result) === true) return undefined;
  const more = byproducts.map(([item, count = 1]) => ({ item, count }));
  const gives = [{ item: result, count: result_mult }, ...more].filter(({ count }) => count > 0);
  return { of, takes: componentsOf(of, context), gives };
}

/** The step that takes an item apart. */
function uncraftStep(item: string, context: RuleContext): CraftStep | undefined {
  const of = context.find("uncraft", item);
  if (!of || !isUncraft(of) || of.obsolete || context.isCounted?.(item) === true) return undefined;
  const { result_mult: count = 1, charges } = of.value;
  if (typeof charges === "number" || count < 1) return undefined;
  return { of, takes: [[{ item, count }]], gives: returned(of, context) };
}

/**
 * Whether taking apart returns just what the recipe took, if there is anything that takes its result apart; byproducts
 * of its own are a mistake of their own. The value of a generated uncraft is made only when it is read.
 */
function isUndone(recipe: Definition<AuthoredRecipe>, { find }: RuleContext): boolean {
  const { result = "", byproducts = [] } = recipe.value;
  const apart = find("uncraft", result);
  if (!apart || apart.obsolete) return true;
  if (apart.generatedFrom !== recipe.id) return false;
  return byproducts.length === 0 || recipe.origin.value["byproducts"] !== undefined;
}

function isUncraft(of: Definition): of is Definition<AuthoredUncraft> {
  return of.kind === "uncraft";
}

/** Where a step says what it takes or returns; for a generated uncraft, that of its recipe. */
function placeOfStep(of: Definition<AuthoredCraft>, { placeOf }: RuleContext): Place {
  const member = of.generatedFrom === undefined ? "components" : "reversible";
  const at = of.value[member] === undefined ? "using" : member;
  return placeOf(of, [at], "key");
}
