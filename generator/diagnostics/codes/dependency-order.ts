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
    `Pack "${pack}" loads before "${dependency}" – what a pack depends on loads first.`,
  help: ({ dependency }) =>
    `Move "${dependency}" before it in "packs"; a pattern such as "mods/*" puts what it matches in order.`,
};

export const reason: Reason = {
  why: "A pack can only change what is loaded before it. Loaded first, it would not find what it builds on.",
  remedy:
    'Exchange the two in "packs". A pattern such as "content/mods/*" puts what it matches in the right order by itself.',
};
