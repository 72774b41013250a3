import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly path: string;
  /** The directory exists, but the pack may not read from it. */
  readonly outside: boolean;
}

export const code: ContentCode<Data> = {
  severity: "error",
  theme: "packs",
  meaning: `"path" of a MOD_INFO does not lead to a directory, or leads out of the project.`,
  message: ({ path, outside }) =>
    outside
      ? `"${path}" leads out of the project – expected a directory below that of the pack or of the configuration.`
      : `"${path}" is not a directory – "path" leads from the file with the MOD_INFO to the pack's content.`,
  help: ({ outside }) =>
    outside
      ? `If that content is intended, allow its folder with "roots" in the configuration, or with --root.`
      : choose(
          ["correct it", "the content is in another folder"],
          ["remove it", "the content is beside this file"],
        ),
};

export const reason: Reason = {
  why: "The pack states that its content is in another directory, but that directory does not exist or is not allowed. The pack would load empty, without any message.",
  remedy:
    "Correct the path, which is relative to the directory of the file with the MOD_INFO, or remove it if the content is beside that file.",
};
