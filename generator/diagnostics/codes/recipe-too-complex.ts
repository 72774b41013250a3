import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly id: string;
  readonly limit: number;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "7.3",
  theme: "recipes",
  meaning: "The component groups of a recipe share items in too many ways.",
  message: ({ id, limit }) =>
    `The recipe "${id}" is too complex: its component groups share items in more than ${String(limit)} ways – expected groups with little or no overlap.`,
  help: () =>
    "Split the recipe into two with an item in between, so that neither has items in several groups.",
};

export const reason: Reason = {
  why: "If two groups of components accept the same item, a game has to try which group gets it. A few such groups are no problem; with many, there are more than a hundred ways, and the specification makes that an error, because a game could no longer tell for certain whether the recipe can be made. If the severity is set to a warning, the recipe is emitted with `too_complex: true`, and the runtime still gives the exact answer.",
  remedy:
    "Split the recipe into two with an item in between, or remove the shared items from all groups but one.",
};
