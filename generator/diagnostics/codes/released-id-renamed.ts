import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly kind: string;
  readonly id: string;
  readonly to: string;
  readonly by: string;
  readonly release: string;
  readonly section: string;
  readonly rule: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "9",
  theme: "releases",
  meaning: "A released id was replaced by another through a migration or an alias.",
  message: ({ kind, id, to, by, release, section, rule }) =>
    `The ${kind.replaceAll("_", " ")} "${id}" of release ${release} is "${to}" by ${by} – ${rule} (§${section}).`,
  help: () =>
    "Saved games still load. Keep the id if the other one is not released yet; else release, and this is not said again.",
};

export const reason: Reason = {
  why: 'By the specification the id of a furniture or terrain never changes after release, and a recipe is marked obsolete instead of being deleted. Here another id has taken its place, and a migration or an alias translates saved games. That works wherever saves are read through parse…Id or resolveSavedId; tools that read the ids themselves know nothing of it. The dialect "bright-nights", whose game has migrations, says nothing.',
  remedy:
    "Keep the old id where nothing speaks against it. Otherwise run defwright release: the record then says what became of the id.",
};
