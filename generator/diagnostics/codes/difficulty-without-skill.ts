import type { ContentCode, Reason } from "../code-definition.ts";
import { alsoNeeded, choose } from "../sentence.ts";

interface Data {
  readonly difficulty: number;
  /** How many further levels of the recipe need a skill. */
  readonly others: number;
}

export const code: ContentCode<Data> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.10",
  theme: "recipes",
  meaning: "A recipe has a difficulty but no skill that is checked against it.",
  message: ({ difficulty, others }) =>
    `"difficulty" is ${String(difficulty)}, but there is no "skill_used" – expected the skill to check${alsoNeeded(others)}.`,
  help: ({ others }) =>
    others > 0
      ? 'Add "skill_used".'
      : choose(['add "skill_used"', "making it can fail"], ['remove "difficulty"', "it cannot"]),
};

export const reason: Reason = {
  why: 'A skill is checked against the difficulty. Without a skill nothing is checked, and the work always succeeds, whatever the number is. Real data has such recipes, so the dialect "bright-nights" only warns.',
  remedy: 'Add "skill_used", or remove the difficulty.',
};
