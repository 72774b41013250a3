import type { ContentCode, Reason } from "../code-definition.ts";
import { alsoNeeded, choose } from "../sentence.ts";

interface Data {
  readonly book: string;
  readonly level: number;
  /** How many further levels of the recipe need a skill. */
  readonly others: number;
}

export const code: ContentCode<Data> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.10",
  theme: "recipes",
  meaning: "A book teaches a recipe at a skill level, but the recipe names no skill.",
  message: ({ book, level, others }) =>
    `The book "${book}" requires level ${String(level)}, but there is no "skill_used" – expected the skill for this level${alsoNeeded(others)}.`,
  help: ({ others }) =>
    others > 0
      ? 'Add "skill_used".'
      : choose(
          ['add "skill_used"', "reading takes a skill"],
          ["write the level 0", "it takes none"],
        ),
};

export const reason: Reason = {
  why: 'The level beside a book is a level of "skill_used". Without that skill, it is unclear what a reader has to know.',
  remedy: 'Add "skill_used", or write level 0 if anyone may learn it.',
};
