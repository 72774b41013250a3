import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly kind: string;
  readonly id: string;
  readonly release: string;
  /** What the definition was and is, in its own words: name and symbol, or result. */
  readonly was: string;
  readonly is: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "9",
  theme: "releases",
  meaning: "A released id now stands for something that looks like another thing.",
  message: ({ kind, id, release, was, is }) =>
    `The ${kind.replaceAll("_", " ")} "${id}" was ${JSON.stringify(was)} in release ${release} and is now ${JSON.stringify(is)} – expected the same thing under the same id (§9.1).`,
  help: ({ kind, id }) =>
    `If it is the same thing, release, and this is not reported again. If the earlier one has another id now, write { "type": "${kind}_migration", "id": ${JSON.stringify(id)}, "replace": "…" }; if it is gone, "replace": null.`,
};

export const reason: Reason = {
  why: "The record of releases holds the name and the symbol of each tile, the name of each profession and the result of each recipe. They differ from those of the last release, so that saved games may get something else than what they contain: perhaps a new definition was given an id that an earlier one had.",
  remedy:
    "If only the name or the symbol changed, release: the record then holds the new ones. Otherwise give the new definition an id of its own, or write a migration of the id: saves of earlier releases then get what the migration names, and later ones what the id stands for now.",
};
