import type {
  AuthoredListQualities,
  AuthoredRequirementPartsTool,
  Complete,
} from "../../compiled/authored-types.ts";
import type { Definition } from "../../model/definition.ts";
import type { ResolveContext } from "../kind.ts";
import type {
  QualityRequirement,
  ToolAlternative,
} from "../parts/requirement-parts/requirements.ts";
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
  const kept = takenOver.flatMap((member) => {
    const value = recipe.value[member];
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
