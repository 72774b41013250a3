import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly difficulty: number;
}

export const code: ContentCode<Data> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.10",
  theme: "recipes",
  meaning: "A recipe has a difficulty but no skill that is checked against it.",
  message: ({ difficulty }) =>
    `"difficulty" is ${String(difficulty)} but there is no "skill_used" – a skill to check was expected.`,
  help: () => 'Add "skill_used", or remove "difficulty".',
};

export const reason: Reason = {
  why: 'The difficulty is what a skill is checked against. Without a skill nothing is checked, and the work always succeeds, whatever the number says. Real data has such recipes, so the dialect "bright-nights" warns only.',
  remedy: 'Add "skill_used", or remove the difficulty.',
};
