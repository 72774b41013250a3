import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly radius: number;
}

export const code: ContentCode<Data> = {
  severity: "note",
  spec: "2.7",
  theme: "tiles",
  meaning:
    'A bash object has "collapse_radius" without "tent_centers", so that nothing is searched.',
  message: ({ radius }) =>
    `"bash.collapse_radius" is ${String(radius)} without "tent_centers" – expected only with the centres that are searched in it.`,
  help: () => 'Add "tent_centers", or remove "collapse_radius".',
};

export const reason: Reason = {
  why: 'The radius is how far from the piece that is hit the centre of its tent is searched. Without "tent_centers" there is nothing to search for.',
  remedy: 'Add "tent_centers" with the ids of the centre, or remove "collapse_radius".',
};
