import type { Kind, ResolveContext } from "../kind.ts";
import type { Definition } from "../../model/definition.ts";
import type { JsonObject } from "../../model/json.ts";
import { requirementExpander } from "../parts/requirement-parts/expand.ts";
import { requirementTuples } from "../parts/requirement-parts/tuples.ts";
import { emptyGroup, requirementRules, toolCountZero } from "../parts/requirement-parts/rules.ts";
import { requirementCycle } from "./cycle-rule.ts";

/** Requirements under a name, for `using` (§2.10) and "LIST" (extension). */
export const requirement: Kind = {
  name: "requirement",
  resolve: resolveRequirement,
  rules: [requirementCycle, ...requirementRules],
  ownRules: [toolCountZero, emptyGroup],
};

function resolveRequirement({ id, value }: Definition, context: ResolveContext): JsonObject {
  const { find, share } = context;
  const { all: expand } = requirementExpander((other) => find("requirement", other)?.value, share);
  return { id, ...requirementTuples(expand(value)) };
}
