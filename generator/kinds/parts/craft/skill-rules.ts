/** Levels of `skill_used` need a `skill_used` (§2.10). */
import { bookLevels } from "./books.ts";
import type { CraftRule } from "./craft.ts";

export const difficultyWithoutSkill: CraftRule = (definition, context) => {
  const { skill_used, difficulty = 0 } = definition.value;
  if (skill_used !== undefined || difficulty <= 0) return;
  context.report("difficulty-without-skill", context.placeOf(definition, ["difficulty"]), {
    difficulty,
  });
};

/** Applies only to the integer form; a list names its own skills. */
export const decompLearnWithoutSkill: CraftRule = (definition, context) => {
  const { skill_used, decomp_learn } = definition.value;
  if (skill_used !== undefined || typeof decomp_learn !== "number") return;
  context.report("decomp-learn-without-skill", context.placeOf(definition, ["decomp_learn"]), {
    level: decomp_learn,
  });
};

/** A level of 0 requires nothing and needs no skill. */
export const bookLearnWithoutSkill: CraftRule = (definition, context) => {
  if (definition.value.skill_used !== undefined) return;
  for (const { book, level = 0, path } of bookLevels(definition.value)) {
    if (level <= 0) continue;
    context.report("book-learn-without-skill", context.placeOf(definition, path), { book, level });
  }
};
