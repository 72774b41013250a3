import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly id: string;
  readonly limit: number;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "7.3",
  theme: "recipes",
  meaning:
    "Component groups of a recipe name the same items in so many ways that it is too complex.",
  message: ({ id, limit }) =>
    `The recipe "${id}" is too complex: its component groups share items in more than ${String(limit)} ways – groups with little or no overlap were expected.`,
  help: () =>
    "Split the recipe into two with an item in between, so that neither has items in several groups.",
};

export const reason: Reason = {
  why: "If two groups of components accept the same item, one has to try who gets it. A few such groups are handled; with many the ways multiply beyond a hundred, and the specification makes that an error, because a game could no longer tell for certain whether the recipe can be made. Set to a warning, the recipe is emitted with `too_complex: true`, and the runtime still decides it exactly.",
  remedy:
    "Split the recipe into two with an item in between, or take the shared items out of all groups but one.",
};
