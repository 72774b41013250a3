import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly kind: string;
  readonly parent: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "9.2",
  theme: "releases",
  meaning: "A definition copies from an obsolete one.",
  message: ({ kind, parent }) =>
    `"copy-from" names the obsolete ${kind} "${parent}" – expected one that is in use, or a template.`,
  help: () =>
    choose(
      ["copy from another one", "there is one that still lives"],
      ['move the shared members into an object with "abstract"', "there is none"],
    ),
};

export const reason: Reason = {
  why: "An obsolete recipe exists only to keep its id for saved games; nobody crafts it. Sooner or later somebody removes everything else from it, as real data does, and whatever copies from it silently loses its members.",
  remedy:
    'Copy from a recipe that is in use, or move the shared members to an object with "abstract" instead of an id and copy from that.',
};
