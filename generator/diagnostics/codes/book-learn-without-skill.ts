import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly book: string;
  readonly level: number;
}

export const code: ContentCode<Data> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.10",
  theme: "recipes",
  meaning: "A book teaches a recipe at a level of no skill.",
  message: ({ book, level }) =>
    `The book "${book}" asks for level ${String(level)} but there is no "skill_used" – the skill of that level was expected.`,
  help: () => 'Add "skill_used", or lower the level to 0.',
};

export const reason: Reason = {
  why: 'The level beside a book is a level of "skill_used". Without that skill it is open what a reader has to know.',
  remedy: 'Add "skill_used", or write level 0 if anybody may learn it.',
};
