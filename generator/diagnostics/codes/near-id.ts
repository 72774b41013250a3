import type { ContentCode, Reason } from "../code-definition.ts";

/** `id` is used in `count` places, `near` in `uses`. */
interface Data {
  readonly kind: string;
  readonly id: string;
  readonly count: number;
  readonly near: string;
  readonly uses: number;
}

export const code: ContentCode<Data> = {
  severity: "note",
  shown: true,
  spec: "2",
  theme: "references",
  meaning:
    "An id of a kind of which nothing is known differs by one letter from one that is used often.",
  message: ({ kind, id, count, near, uses }) =>
    `The ${kind.replaceAll("_", " ")} "${id}", used ${count === 1 ? "once" : "twice"}, is almost "${near}", used ${String(uses)} times – it may be misspelt.`,
  help: ({ near }) => `Did you mean "${near}"?`,
};

export const reason: Reason = {
  why: "As long as no id of a kind is known, any word is accepted as a reference to it, so a misspelt one leads to nothing and nobody notices. This one is used once or twice and is almost the same as another that is used often. It is only a note, since both may exist.",
  remedy:
    'Correct the id. If both exist, list the ids of the kind under "known" in the configuration: then every reference is checked, and this code is no longer needed.',
};
