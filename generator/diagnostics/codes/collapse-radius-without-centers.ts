import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly radius: number;
}

export const code: ContentCode<Data> = {
  severity: "note",
  spec: "2.7",
  theme: "tiles",
  meaning:
    'A bash object has "collapse_radius" without "tent_centers", so there is nothing to search for.',
  message: ({ radius }) =>
    `"bash.collapse_radius" is ${String(radius)} without "tent_centers" – expected only with "tent_centers", the centres to search for within the radius.`,
  help: () =>
    choose(
      ['add "tent_centers"', "it is a part of a tent"],
      ['remove "collapse_radius"', "it is not"],
    ),
};

export const reason: Reason = {
  why: 'The centre of a tent is searched for within this radius around the piece that is hit. Without "tent_centers", there is nothing to search for.',
  remedy: 'Add "tent_centers" with the ids of the possible centres, or remove "collapse_radius".',
};
