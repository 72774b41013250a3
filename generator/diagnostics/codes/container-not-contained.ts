import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly container: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.10",
  theme: "recipes",
  meaning: "A recipe names a container but states that none is used.",
  message: ({ container }) =>
    `"contained" is false but "container" is "${container}" – expected "container" only where it is used.`,
  help: () =>
    choose(
      ['remove "contained"', "the product comes in the container"],
      ['remove "container"', "it comes without one"],
    ),
};

export const reason: Reason = {
  why: '"container" names what the item comes in, and "contained": false states that it comes in nothing. The container is not used.',
  remedy: "Remove the one that is not intended.",
};
