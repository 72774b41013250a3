import type { ContentCode, Reason } from "../code-definition.ts";
import { cite } from "../sentence.ts";

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
    `The ${kind.replaceAll("_", " ")} "${id}" of release ${release} was replaced by "${to}" through ${by} – ${rule} (${cite(section)}).`,
  help: () =>
    "Saved games still load. Keep the old id if the new one is not released yet; otherwise release, and this is not reported again.",
};

export const reason: Reason = {
  why: 'According to the specification, the id of furniture or terrain never changes after release, and a recipe is marked obsolete instead of being deleted. Here another id has replaced it, and a migration or an alias translates saved games. That works wherever saves are read through parse…Id or resolveSavedId, but not in tools that read the ids themselves. The dialect "bright-nights", whose game has migrations, does not report this.',
  remedy:
    "Keep the old id if you can. Otherwise run defwright release: the record then states what replaced the id.",
};
