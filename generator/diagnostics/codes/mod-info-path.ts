import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly path: string;
}

export const code: ContentCode<Data> = {
  severity: "error",
  theme: "packs",
  meaning: `"path" of a MOD_INFO leads to no directory.`,
  message: ({ path }) =>
    `"${path}" is no directory – "path" leads from the file of the MOD_INFO to the pack's content.`,
  help: () => `Correct it, or take it out where the content lies beside the file.`,
};

export const reason: Reason = {
  why: "The pack says that its content lies in another directory, and there is none. It would load as an empty pack, without a word.",
  remedy:
    "Correct the path, which starts at the directory of the file that holds the MOD_INFO; or remove it if the content lies beside that file.",
};
