import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly id: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.10",
  theme: "recipes",
  meaning: 'An uncraft is "reversible", which only a recipe can be.',
  message: ({ id }) =>
    `The uncraft "${id}" is "reversible" – expected only in a recipe, so it has no effect.`,
  help: () =>
    choose(
      ['remove "reversible"', "this object says how to take it apart"],
      ["move it to the recipe", "that is how to take it apart"],
    ),
};

export const reason: Reason = {
  why: '"reversible" requests an uncraft that undoes a recipe. An uncraft already takes things apart, and nothing is generated to put them together again. Perhaps the object was once a recipe, or the member belongs in the recipe with the same result.',
  remedy: 'Remove "reversible", or write it in the recipe and remove the uncraft.',
};
