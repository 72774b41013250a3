import type { ContentCode, Reason } from "../code-definition.ts";

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
    `The ${kind} "${parent}" that is copied from is obsolete – expected one that is in use, or a template.`,
  help: () => `Copy from another one, or move what is shared into an object with "abstract".`,
};

export const reason: Reason = {
  why: "An obsolete recipe keeps its id for saved games and is crafted by nobody. Sooner or later somebody takes everything else out of it, as real data does, and what copies from it loses its members without a word.",
  remedy:
    'Copy from a recipe that is in use; or give the members that are shared to an object with "abstract" in place of an id, and copy from that.',
};
