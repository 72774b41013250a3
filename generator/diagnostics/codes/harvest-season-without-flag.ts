import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly season: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.6",
  theme: "tiles",
  meaning: 'A terrain has "harvest_season" without the flag "HARVESTED".',
  message: ({ season }) =>
    `"harvest_season" is "${season}" without the flag "HARVESTED" – expected only with it, so nothing grows back.`,
  help: () =>
    choose(
      ['move "harvest_season" to the harvested terrain', "this one still bears fruit"],
      ['add the flag "HARVESTED"', "it is the harvested one"],
    ),
};

export const reason: Reason = {
  why: '"harvest_season" is the season in which harvested terrain turns back into the form that bears fruit. The flag "HARVESTED" marks terrain that was harvested; on other terrain the season has no effect. A common mistake is to put it on the full form instead of the empty one.',
  remedy: "Move the member to the harvested form, or add the flag if this is the harvested form.",
};
