import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly season: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.6",
  theme: "tiles",
  meaning: 'A harvested terrain has "harvest_season" but no "transforms_into".',
  message: ({ season }) =>
    `"harvest_season" is "${season}" but "transforms_into" is missing – expected the terrain that it turns back into.`,
  help: () => 'Add "transforms_into".',
};

export const reason: Reason = {
  why: "The terrain is marked as harvested and has a season in which it recovers, but not what it turns into then. It stays harvested forever.",
  remedy: 'Add "transforms_into" with the id of the form that bears fruit.',
};
