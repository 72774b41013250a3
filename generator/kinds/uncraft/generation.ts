import { byCodeUnit } from "../../text/code-unit.ts";
import { groupBy } from "../../model/maps.ts";
import type {
  Complete,
  AuthoredListQualities,
  AuthoredRequirementPartsTool,
} from "../../compiled/authored-types.ts";
import { defineGeneration, type Generation } from "../generation.ts";
import type { Definition } from "../../model/definition.ts";
import type { ResolveContext, RuleContext } from "../kind.ts";
import type {
  QualityRequirement,
  ToolAlternative,
} from "../parts/requirement-parts/requirements.ts";
import { isReversible } from "../parts/craft/time.ts";
import { requirementsOf } from "../parts/craft/resolve-craft.ts";

/** Members that an uncraft takes over unchanged from its recipe. */
const takenOver = ["time", "skill_used", "difficulty", "charges", "result_mult", "flags"] as const;

/**
 * Returns the uncraft that undoes a reversible recipe (§2.10), in the form in which an author would have written it. It
 * has the recipe's time, skill and tools, takes apart as many items as the recipe makes, and returns the components
 * that are recoverable. Its requirements are written out, so it needs no `using`.
 */
export function generateUncraft(
  recipe: Definition<Complete<"recipe">>,
  context: Pick<ResolveContext, "find" | "isUnrecoverable" | "share">,
): Complete<"uncraft"> {
  const { qualities, tools, components, missing } = requirementsOf(recipe, context);
  const { reversible } = recipe.value;
  const own = { ...recipe.value, ...(typeof reversible === "object" && reversible) };
  const kept = takenOver.flatMap((member) => {
    const value = own[member];
    return value === undefined ? [] : [[member, value] as const];
  });
  return {
    type: "uncraft",
    result: recipe.value.result,
    category: "CC_NONCRAFT",
    ...Object.fromEntries(kept),
    // Requirements that the recipe misses are missing for the uncraft, too.
    ...(missing ? { using: missing } : {}),
    qualities: qualities.map(writeQuality),
    tools: tools.map((group) => group.map(writeTool)),
    components: components
      .map((group) =>
        group
          .filter(({ recoverable }) => recoverable)
          .map(({ item, count }) => [item, count] as const),
      )
      .filter((group) => group.length > 0),
  };
}

function writeQuality({
  id,
  level,
  amount,
  or,
}: QualityRequirement): AuthoredListQualities[number] {
  return or === undefined
    ? { id, level, amount }
    : [{ id, level, amount }, ...or.map((other) => ({ ...other }))];
}

function writeTool({ item, count, charges }: ToolAlternative): AuthoredRequirementPartsTool {
  return [item, charges > 0 ? charges : -count];
}

/** An explicit uncraft takes precedence; of several recipes with the same result, the first by id is used (§2.10). */
export const generation: Generation = defineGeneration<Complete<"recipe">, Complete<"uncraft">>({
  from: "recipe",
  choose: (recipes, uncrafts, context) => {
    const explicit = new Set<string>(uncrafts.map(({ value }) => value.result));
    return chooseReversible(recipes, (item) => explicit.has(item), context).map((source) => ({
      source,
      id: source.value.result,
    }));
  },
  generate: generateUncraft,
  member: "reversible",
  taken: [
    ...["result", "skill_used", "difficulty", "charges", "time_moves"],
    ...["items_taken_apart", "flags"],
  ],
  stated: ["id", "result", "category", "generated_from"],
});

type Recipe = Definition<Complete<"recipe">>;

/**
 * The recipes from which uncrafts are generated (§2.10): of the reversible recipes for each item the one with the
 * least id, and none if an author wrote an uncraft for the item. In ascending order of their ids, by code unit.
 * If several recipes could be reversed, a note names the one that is.
 */
export function chooseReversible(
  recipes: Iterable<Recipe>,
  hasUncraft: (item: string) => boolean,
  context: Pick<RuleContext, "report" | "placeOf">,
): Recipe[] {
  const candidates = [...recipes]
    .filter((recipe) => isCandidate(recipe) && !hasUncraft(recipe.value.result))
    .sort((one, other) => byCodeUnit(one.id, other.id));
  const byResult = groupBy(candidates, ({ value }) => value.result);
  for (const [result, [chosen, ...others]] of byResult) {
    if (!chosen || others.length === 0) continue;
    context.report(
      "several-reversible-recipes",
      context.placeOf(chosen, ["reversible"]),
      { result, chosen: chosen.id, others: others.map(({ id }) => id) },
      {
        notes: others.map((other) => ({
          note: "other",
          data: { id: other.id },
          place: context.placeOf(other, ["reversible"]),
        })),
      },
    );
  }
  return [...byResult.values()].flatMap(([chosen]) => chosen ?? []);
}

function isCandidate({ obsolete, value }: Recipe): boolean {
  return !obsolete && isReversible(value.reversible);
}
