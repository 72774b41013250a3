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
  meaning: "A category or subcategory does not begin as such words do.",
  message: ({ member, word, prefix }) =>
    `"${member}" is "${word}" – a word that begins with "${prefix}" was expected.`,
};

export const reason: Reason = {
  why: 'Categories are words that begin with "CC_", subcategories with "CSC_", and a crafting menu sorts by them. The specification does not list them, so this is a note; often the two have been exchanged.',
  remedy: "Correct the word, or switch the code off if your game names them in another way.",
};
