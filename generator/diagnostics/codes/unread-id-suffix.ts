import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

/** `id` is the id without the suffix. */
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
    `The suffix "${suffix}" is not read – in this dialect the id of an uncraft is its result, here "${id}".`,
  help: () =>
    choose(
      ['remove "id_suffix"', "the id is that of the result"],
      [
        'set "rules": { "uncraft_id_suffix": "read" } in the configuration',
        "the suffix belongs to the id",
      ],
    ),
};

export const reason: Reason = {
  why: 'In the specification, an uncraft has the id `<result><id_suffix>`, like a recipe, so that one item can be taken apart in several ways. The real game does not read the suffix of an uncraft: two uncrafts of one item have the same id, and the later one replaces the first. The dialect "bright-nights" does the same.',
  remedy:
    'Remove "id_suffix", or have it read with "rules": { "uncraft_id_suffix": "read" } in the configuration.',
};
