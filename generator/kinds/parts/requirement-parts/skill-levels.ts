import type {
  AuthoredRequirementPartsSkillLevel,
  AuthoredRequirementPartsSkillLevels,
} from "../../../compiled/authored-types.ts";
import type { SkillLevel } from "./requirements.ts";

/** Reads pairs of skill and level (§2.10); a single pair may be given without the outer list. */
export function readSkillLevels(
  written: AuthoredRequirementPartsSkillLevels | AuthoredRequirementPartsSkillLevel = [],
): SkillLevel[] {
  const pairs = isPair(written) ? [written] : written;
  return pairs.map(([skill, level]) => ({ skill, level }));
}

/** Whether it is a single pair, which entries that the game ignores may follow. */
export function isPair(
  written: AuthoredRequirementPartsSkillLevels | AuthoredRequirementPartsSkillLevel,
): written is AuthoredRequirementPartsSkillLevel {
  return typeof written[0] === "string";
}
