import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly path: string;
  /** There is a directory, and the pack may not read from it. */
  readonly outside: boolean;
}

export const code: ContentCode<Data> = {
  severity: "error",
  theme: "packs",
  meaning: `"path" of a MOD_INFO leads to no directory, or out of the project.`,
  message: ({ path, outside }) =>
    outside
      ? `"${path}" leads out of the project – expected a directory below the pack's own or below the configuration's.`
      : `"${path}" is no directory – "path" leads from the file of the MOD_INFO to the pack's content.`,
  help: ({ outside }) =>
    outside
      ? `If the content there is meant, allow its folder with "roots" in the configuration, or with --root.`
      : `Correct it, or take it out where the content lies beside the file.`,
};

export const reason: Reason = {
  why: "The pack says that its content lies in another directory, and there is none. It would load as an empty pack, without a word.",
  remedy:
    "Correct the path, which starts at the directory of the file that holds the MOD_INFO; or remove it if the content lies beside that file.",
};
