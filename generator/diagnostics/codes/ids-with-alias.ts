import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  /** The first of several ids, for which the alias stands here. */
  readonly id: string;
}

export const code: ContentCode<Data> = {
  severity: "error",
  theme: "definitions",
  meaning: "An object defines several ids and has an alias.",
  message: ({ id }) =>
    `"alias" is beside a list of ids – expected a single id; nothing says whether the alias stands for "${id}" or for another one.`,
  help: ({ id }) =>
    choose(
      [`give "${id}" an object of its own with the alias`, "it stands for that one"],
      ['add the alias to the list "id"', "it is one more definition"],
    ),
};

export const reason: Reason = {
  why: "An alias is another name of one definition. An object with a list of ids makes one definition for each id, and nothing says which of them the alias names. The real game rejects it.",
  remedy:
    "Give the definition that the alias stands for an object of its own, or define the name as one more id.",
};
