import type { ContentCode, Reason } from "../code-definition.ts";

/** `count` definitions have the flag; `near` is in `uses`, or the runtime reads it. */
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
  meaning: "A flag is one letter from another that is well known.",
  message: ({ flag, count, near, uses, read }) =>
    `The flag "${flag}" is almost "${near}", which ${
      read ? "the runtime reads" : `${String(uses)} definitions have`
    } – it may be misspelt${count === 1 ? "" : `, in ${String(count)} definitions`}.`,
  help: ({ near }) => `Did you mean "${near}"?`,
};

export const reason: Reason = {
  why: "Flags are free words, and game code asks for them by name: one that is misspelt is simply never asked for, and nobody notices. This one stands nearly as letters of another do that the runtime reads or that many definitions have. It is only a note, since two flags may well be alike and both be meant; flags that a pack defines are not noted.",
  remedy:
    'Correct the flag, everywhere it is used; the first place is shown. If it is a flag of its own, leave it, or set the severity of the code to "off".',
};
