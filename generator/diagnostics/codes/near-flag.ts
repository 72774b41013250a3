import type { ContentCode, Reason } from "../code-definition.ts";

/** `count` definitions have the flag; `near` occurs in `uses` definitions, or the runtime reads it (`read`). */
interface Data {
  readonly flag: string;
  readonly count: number;
  readonly near: string;
  readonly uses: number;
  readonly read: boolean;
}

export const code: ContentCode<Data> = {
  severity: "note",
  spec: "2.3",
  theme: "members",
  meaning: "A flag differs by one letter from a well-known one.",
  message: ({ flag, count, near, uses, read }) =>
    `The flag "${flag}" is almost "${near}", which ${
      read ? "the runtime reads" : `${String(uses)} definitions have`
    } – it may be misspelt${count === 1 ? "" : `, in ${String(count)} definitions`}.`,
  help: ({ near }) => `Did you mean "${near}"?`,
};

export const reason: Reason = {
  why: "Any word can be a flag, and game code looks flags up by name: a misspelt one is simply never looked up, and nobody notices. This one is almost the same as another that the runtime reads or that many definitions have. It is only a note, since two similar flags may both be intended; flags that a pack defines are not reported.",
  remedy:
    'Correct the flag everywhere it is used; the first place is shown. If it is a separate flag, leave it as it is, or set the severity of the code to "off".',
};
