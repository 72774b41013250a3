/** Levels of `skill_used` need a `skill_used` (§2.10). */
import { bookLevels } from "./books.ts";
import type { CraftRule } from "./craft.ts";

/**
 * Reports the first of the members that state a level: the difficulty, the integer form of `decomp_learn` (a list names
 * its own skills), the books. A level of 0 requires nothing and needs no skill.
 */
export const levelsWithoutSkill: CraftRule = (definition, { report, placeOf }) => {
  const { skill_used, difficulty = 0, decomp_learn } = definition.value;
  if (skill_used !== undefined) return;
  const books = bookLevels(definition.value).filter(({ level = 0 }) => level > 0);
  const isLearned = typeof decomp_learn === "number";
  const others = (difficulty > 0 ? 1 : 0) + (isLearned ? 1 : 0) + books.length - 1;
  const [first] = books;
  if (difficulty > 0) {
    const place = placeOf(definition, ["difficulty"]);
    report("difficulty-without-skill", place, { difficulty, others });
  } else if (isLearned) {
    const place = placeOf(definition, ["decomp_learn"]);
    report("decomp-learn-without-skill", place, { level: decomp_learn, others });
  } else if (first) {
    const { book, level = 0, path } = first;
    report("book-learn-without-skill", placeOf(definition, path), { book, level, others });
  }
};
