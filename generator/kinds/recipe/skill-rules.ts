/** Levels of `skill_used` need a `skill_used` (§2.10). */
import type { Rule } from "../kind.ts";
import { booksByName, isBookList } from "./books.ts";
import { writtenRecipe } from "./written.ts";

export const difficultyWithoutSkill: Rule = (definition, context) => {
  const { skill_used, difficulty = 0 } = writtenRecipe(definition.value);
  if (skill_used !== undefined || difficulty <= 0) return;
  context.report("difficulty-without-skill", context.placeOf(definition, ["difficulty"]), {
    difficulty,
  });
};

/** Only the integer form; a list names its own skills. */
export const decompLearnWithoutSkill: Rule = (definition, context) => {
  const { skill_used, decomp_learn } = writtenRecipe(definition.value);
  if (skill_used !== undefined || typeof decomp_learn !== "number") return;
  context.report("decomp-learn-without-skill", context.placeOf(definition, ["decomp_learn"]), {
    level: decomp_learn,
  });
};

/** A level of 0 asks for nothing and needs no skill. */
export const bookLearnWithoutSkill: Rule = (definition, context) => {
  const { skill_used, book_learn = [] } = writtenRecipe(definition.value);
  if (skill_used !== undefined) return;
  const levels = isBookList(book_learn)
    ? book_learn.map(([book, level], index) => ({ book, level, path: ["book_learn", index, 1] }))
    : booksByName(book_learn).map(([book, { skill_level: level }]) => ({
        book,
        level,
        path: ["book_learn", book, "skill_level"],
      }));
  for (const { book, level = 0, path } of levels) {
    if (level <= 0) continue;
    context.report("book-learn-without-skill", context.placeOf(definition, path), { book, level });
  }
};
