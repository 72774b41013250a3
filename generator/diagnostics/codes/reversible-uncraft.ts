import type { ContentCode, Reason } from "../code-definition.ts";

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
  help: () => 'Remove "reversible", or put it into the recipe that is to be undone.',
};

export const reason: Reason = {
  why: '"reversible" asks for an uncraft that undoes a recipe. An uncraft takes things apart already, and nothing is generated to put them together again. Perhaps the object was a recipe once, or the member belongs into the recipe of the same result.',
  remedy: 'Remove "reversible", or say it in the recipe and remove the uncraft.',
};
