import type { ContentCode, Reason } from "../code-definition.ts";

/** `count` definitions have the word in `member`; `near` occurs in `uses` of them, or the format names it (`known`). */
interface Data {
  readonly member: string;
  readonly word: string;
  readonly count: number;
  readonly near: string;
  readonly uses: number;
  readonly known: boolean;
}

export const code: ContentCode<Data> = {
  severity: "note",
  spec: "2.3",
  theme: "members",
  meaning: "A flag, an examine action or a category differs by one letter from a well-known one.",
  message: ({ member, word, count, near, uses, known }) =>
    `${member === "flags" ? `The flag "${word}"` : `"${member}": "${word}"`} is almost "${near}", which ${
      known ? "the format names" : `${String(uses)} definitions have`
    } – it may be misspelt${count === 1 ? "" : `, in ${String(count)} definitions`}.`,
  help: ({ near }) => `Did you mean "${near}"?`,
};

export const reason: Reason = {
  why: "Any word can be a flag, an examine action or a category, and game code looks them up by name: a misspelt one is simply never looked up, and nobody notices. This one is almost the same as another that the format names or that many definitions have. It is only a note, since two similar words may both be intended; flags that a pack defines are not reported.",
  remedy:
    'Correct the word everywhere it is used; the first place is shown. If it is a separate word, leave it as it is, or set the severity of the code to "off".',
};
