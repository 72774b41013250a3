import type { ContentCode, Reason } from "../code-definition.ts";

/** `id` is the one that it has without the suffix. */
interface Data {
  readonly id: string;
  readonly suffix: string;
}

export const code: ContentCode<Data> = {
  severity: "note",
  spec: "2.10",
  tag: "unused",
  theme: "recipes",
  meaning: "The suffix of an uncraft is not part of its id in this dialect.",
  message: ({ id, suffix }) =>
    `The suffix "${suffix}" is not read – uncrafts go by their result here, and this one is "${id}".`,
  help: () =>
    'Remove "id_suffix", or set "rules": { "uncraft_id_suffix": "read" } in the configuration.',
};

export const reason: Reason = {
  why: 'By the specification an uncraft has the id `<result><id_suffix>`, as a recipe has, so that one item can be taken apart in several ways. The real game does not read the suffix of an uncraft: two uncrafts of one item have one id, and the later one replaces the first. The dialect "bright-nights" does as the game does.',
  remedy:
    'Remove "id_suffix", or let it be read: "rules": { "uncraft_id_suffix": "read" } in the configuration.',
};
