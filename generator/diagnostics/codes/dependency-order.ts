import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly pack: string;
  readonly dependency: string;
}

export const code: ContentCode<Data> = {
  severity: "error",
  theme: "packs",
  meaning: "A pack loads before one that it depends on.",
  message: ({ pack, dependency }) =>
    `Pack "${pack}" loads before "${dependency}" – a pack must load after the packs it depends on.`,
  help: ({ dependency }) =>
    `Move "${dependency}" before it in "packs"; a pattern such as "mods/*" sorts the packs that it matches.`,
};

export const reason: Reason = {
  why: "A pack can only change what is loaded before it. If it loads first, it does not find what it builds on.",
  remedy:
    'Swap the two in "packs". A pattern such as "content/mods/*" puts the packs that it matches in the right order automatically.',
};
