import type { ContentCode, NoData, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

export const code: ContentCode<NoData> = {
  severity: "error",
  spec: "2.2",
  theme: "professions",
  meaning: "A substitution object names neither an item nor a trait.",
  message: () => `The substitution has no subject – expected "item" or "trait".`,
  help: () =>
    choose(
      ['add "item"', "it replaces one item"],
      ['add "trait"', "it replaces several items for one trait"],
    ),
};

export const reason: Reason = {
  why: 'A substitution is about one item ("item") or about one trait ("trait"). Without either, it is unknown what to replace and when.',
  remedy:
    'Add "item" and list conditions and new items in "sub"; or add "trait" and list items and new items there.',
};
