/** The ways in which a recipe is learned (§3.3), each as the skill levels that it requires. */
import type { DialectRules } from "../../../model/dialect.ts";
import { readSkillLevels } from "../requirement-parts/skill-levels.ts";
import type { SkillLevel } from "../requirement-parts/requirements.ts";
import type { AuthoredCraft } from "./craft.ts";

/**
 * Skill levels at which the recipe is learned automatically; `undefined` if it is not. `true` means the required
 * skills, or if there are none, the used skill at the difficulty; a list contains the levels itself.
 */
export function autolearnSkills(
  recipe: AuthoredCraft,
  rules: DialectRules,
): SkillLevel[] | undefined {
  const { autolearn = false } = recipe;
  if (autolearn === false) return undefined;
  if (autolearn !== true) return readSkillLevels(autolearn);
  const required = readSkillLevels(recipe.skills_required);
  const gameRule = rules.autolearn_requires === "skills_required_and_difficulty";
  return required.length === 0 || gameRule ? withDifficulty(required, recipe) : required;
}

/** The levels with the used skill raised to the difficulty; without a difficulty they are unchanged. */
function withDifficulty(required: SkillLevel[], recipe: AuthoredCraft): SkillLevel[] {
  const { skill_used, difficulty = 0 } = recipe;
  if (skill_used === undefined || difficulty <= 0) return required;
  if (!required.some(({ skill }) => skill === skill_used)) {
    return [...required, { skill: skill_used, level: difficulty }];
  }
  return required.map(({ skill, level }) => ({
    skill,
    level: skill === skill_used ? Math.max(level, difficulty) : level,
  }));
}

/** Skill levels at which taking the product apart teaches the recipe; `undefined` if it does not. */
export function decompSkills(recipe: AuthoredCraft): SkillLevel[] | undefined {
  const { decomp_learn, skill_used } = recipe;
  if (typeof decomp_learn !== "number") {
    return decomp_learn === undefined ? undefined : readSkillLevels(decomp_learn);
  }
  // A level without a skill is reported elsewhere.
  return skill_used === undefined ? undefined : [{ skill: skill_used, level: decomp_learn }];
}
