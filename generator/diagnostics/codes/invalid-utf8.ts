import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly byte: number;
}

export const code: ContentCode<Data> = {
  severity: "error",
  theme: "files",
  losesContent: true,
  meaning: "A file is not valid UTF-8.",
  message: ({ byte }) =>
    `Byte ${String(byte)} is not valid UTF-8 – definition files are UTF-8 text.`,
  help: () => "Save the file as UTF-8.",
};

export const reason: Reason = {
  why: "Bytes that are not valid UTF-8 usually come from a file that was saved in another encoding. Guessing the character could put a wrong letter into a name or, worse, into an id that other files spell correctly. The other files of the pack are still checked.",
  remedy: "Save the file as UTF-8 in the editor. A byte order mark at its start does no harm.",
};
