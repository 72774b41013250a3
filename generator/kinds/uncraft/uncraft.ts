import type { Kind, ResolveContext } from "../kind.ts";
import type { Definition } from "../../model/definition.ts";
import type { JsonObject } from "../../model/json.ts";
import { emptyGroup, requirementRules, toolCountZero } from "../parts/requirement-parts/rules.ts";
import { usingMultiplier } from "../parts/requirement-parts/using-rule.ts";
import { onlyLive } from "../recipe/live.ts";
import { categoryWord, legacyTime, negativeTime, uncraftSuffix } from "../recipe/rules.ts";
import { requirementsOf, resolveShared } from "../recipe/shared.ts";
import {
  bookLearnWithoutSkill,
  decompLearnWithoutSkill,
  difficultyWithoutSkill,
} from "../recipe/skill-rules.ts";
import { writtenRecipe } from "../recipe/written.ts";
import { reversibleUncraft } from "./reversible-uncraft.ts";

/**
 * Disassembly recipes (§2.10). Overlap of their component groups is no matter: these are given back, not chosen from.
 */
export const uncraft: Kind = {
  name: "uncraft",
  resolve: resolveUncraft,
  rules: [
    legacyTime,
    negativeTime,
    difficultyWithoutSkill,
    decompLearnWithoutSkill,
    bookLearnWithoutSkill,
    categoryWord,
    uncraftSuffix,
    usingMultiplier,
    reversibleUncraft,
    ...requirementRules,
  ].map(onlyLive),
  ownRules: [
    legacyTime,
    negativeTime,
    categoryWord,
    uncraftSuffix,
    usingMultiplier,
    reversibleUncraft,
    toolCountZero,
    emptyGroup,
  ].map(onlyLive),
};

function resolveUncraft(definition: Definition, context: ResolveContext): JsonObject {
  const { result_mult = 1 } = writtenRecipe(definition.value);
  const requirements = requirementsOf(definition, context);
  const own = { items_taken_apart: result_mult, generated_from: definition.generatedFrom };
  return resolveShared(definition, context, { category: "CC_NONCRAFT", requirements }, own);
}
