import type {
  AuthoredRequirementPartsSkillLevel,
  AuthoredRequirementPartsSkillLevels,
} from "../../../compiled/authored-types.ts";
import type { SkillLevel } from "./requirements.ts";

/** Pairs of skill and level (§2.10); a single pair may stand without the outer list. */
export function readSkillLevels(
  written: AuthoredRequirementPartsSkillLevels | AuthoredRequirementPartsSkillLevel = [],
): SkillLevel[] {
  const pairs = isPair(written) ? [written] : written;
  return pairs.map(([skill, level]) => ({ skill, level }));
}

function isPair(
  written: AuthoredRequirementPartsSkillLevels | AuthoredRequirementPartsSkillLevel,
): written is AuthoredRequirementPartsSkillLevel {
  return typeof written[0] === "string";
}
