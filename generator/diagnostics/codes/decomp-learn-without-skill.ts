import type { ContentCode, Reason } from "../code-definition.ts";
import { alsoNeeded, choose } from "../sentence.ts";

interface Data {
  readonly level: number;
  /** How many further levels of the recipe need a skill. */
  readonly others: number;
}

export const code: ContentCode<Data> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.10",
  theme: "recipes",
  meaning: "A recipe is learned by disassembly at a skill level, but it names no skill.",
  message: ({ level, others }) =>
    `"decomp_learn" is the level ${String(level)}, but there is no "skill_used" – expected the skill for this level${alsoNeeded(others)}.`,
  help: ({ others }) =>
    others > 0
      ? 'Add "skill_used".'
      : choose(
          ['add "skill_used"', "the number is a level of that skill"],
          ['list pairs of skill and level in "decomp_learn"', "other skills count"],
        ),
};

export const reason: Reason = {
  why: 'A single number in "decomp_learn" is a level of "skill_used". Without that skill the level means nothing, and it is unclear whether everybody or nobody learns the recipe by taking the item apart.',
  remedy: 'Add "skill_used", or write pairs: "decomp_learn": [["tailoring", 2]].',
};
