import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly second: boolean;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  theme: "packs",
  meaning: "A MOD_INFO that no pack is described by.",
  message: ({ second }) =>
    second
      ? `A second MOD_INFO was found – only the first of a file describes its pack.`
      : `A MOD_INFO was found here – it is read in "modinfo.json" of a pack's own directory.`,
  help: ({ second }) =>
    second
      ? `Give the other pack a directory of its own.`
      : `Move it there, or load this directory as a pack of its own; "packs" takes patterns such as "mods/*".`,
};

export const reason: Reason = {
  why: 'The object describes a pack, but stands where no pack is described: in another file or another directory than the pack\'s own "modinfo.json", or behind another one. Its dependencies are not heeded.',
  remedy:
    'Move it into "modinfo.json" of the pack\'s own directory, or load the directory as a pack of its own.',
};
