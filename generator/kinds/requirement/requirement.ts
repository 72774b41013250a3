import type { AuthoredRequirement } from "../../compiled/authored-types.ts";
import { defineKind, type Kind, type ResolveContext } from "../kind.ts";
import type { Definition } from "../../model/definition.ts";
import type { JsonObject } from "../../model/json.ts";
import { namedById } from "../parts/naming/named-by-id.ts";
import { requirementExpander } from "../parts/requirement-parts/expand.ts";
import { findRequirement } from "../parts/requirement-parts/find-requirement.ts";
import { usesRequirements } from "../parts/requirement-parts/named-requirements.ts";
import { requirementTuples } from "../parts/requirement-parts/tuples.ts";
import { ownRequirementRules, requirementRules } from "../parts/requirement-parts/rules.ts";
import { requirementCycle } from "./cycle-rule.ts";

/**
 * Named requirements, for `using` (§2.10) and "LIST" (extension); in the records of recipes they are written out.
 */
export const requirement: Kind = defineKind<AuthoredRequirement, AuthoredRequirement>({
  name: "requirement",
  naming: namedById,
  startsWith: ["components"],
  tellingMembers: ["components", "tools", "qualities"],
  resolve: resolveRequirement,
  rules: [requirementCycle, ...requirementRules],
  ownRules: ownRequirementRules,
  indispensable: true,
  uses: usesRequirements,
});

function resolveRequirement(
  { id, value }: Definition<AuthoredRequirement>,
  context: ResolveContext,
): JsonObject {
  const { all: expand } = requirementExpander(
    (other) => findRequirement(context, other)?.value,
    context.share,
  );
  return { id, ...requirementTuples(expand(value)) };
}
