import type { ContentCode, NoData, Reason } from "../code-definition.ts";

export const code: ContentCode<NoData> = {
  severity: "error",
  spec: "2.2",
  theme: "professions",
  meaning: "A substitution object says neither which item nor which trait it is about.",
  message: () => `The substitution has no subject – "item" or "trait" was expected.`,
  help: () => `Add "item" to replace one item, or "trait" to replace several under one trait.`,
};

export const reason: Reason = {
  why: 'A substitution is about one item ("item") or about one trait ("trait"). Without either it is unknown what to replace, and when.',
  remedy:
    'Add "item" and list conditions and new items in "sub"; or add "trait" and list items and new items there.',
};
