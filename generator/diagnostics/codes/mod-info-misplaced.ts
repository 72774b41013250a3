import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly second: boolean;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  theme: "packs",
  meaning: "A MOD_INFO describes no pack.",
  message: ({ second }) =>
    second
      ? `A second MOD_INFO was found – only the first one in a file describes its pack.`
      : `A MOD_INFO was found here – it is read only from "modinfo.json" in a pack's own directory.`,
  help: ({ second }) =>
    second
      ? `Give the other pack a directory of its own.`
      : choose(
          ["move it there", "it describes the whole pack"],
          ['add this directory to "packs" ("mods/*" names several)', "it is a pack of its own"],
        ),
};

export const reason: Reason = {
  why: 'The object describes a pack but is in the wrong place: not in "modinfo.json" of the pack\'s own directory, or after another MOD_INFO. Its dependencies are ignored.',
  remedy:
    'Move it to "modinfo.json" in the pack\'s own directory, or load the directory as a pack of its own.',
};
