import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly member: "category" | "subcategory";
  readonly word: string;
  readonly prefix: string;
}

export const code: ContentCode<Data> = {
  severity: "note",
  spec: "2.10",
  theme: "recipes",
  meaning: 'A category does not begin with "CC_", or a subcategory not with "CSC_".',
  message: ({ member, word, prefix }) =>
    `"${member}" is "${word}" – expected a word that begins with "${prefix}".`,
};

export const reason: Reason = {
  why: 'Categories are words that begin with "CC_", subcategories with "CSC_", and a crafting menu groups recipes by them. The specification does not list them, so this is only a note. Often the two members were swapped.',
  remedy: "Correct the word, or switch the code off if your game names its categories differently.",
};
