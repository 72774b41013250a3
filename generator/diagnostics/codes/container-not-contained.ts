import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly container: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.10",
  theme: "recipes",
  meaning: "A recipe names a container but says that none is used.",
  message: ({ container }) =>
    `"contained" is false but "container" is "${container}" – a container only where it is used was expected.`,
  help: () => 'Remove "contained" to use the container, or remove "container".',
};

export const reason: Reason = {
  why: '"container" says in what the item is made, and "contained": false that it is made in nothing. The container is not used.',
  remedy: "Remove the one that is not meant.",
};
