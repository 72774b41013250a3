import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly member: string;
}

export const code: ContentCode<Data> = {
  severity: "note",
  spec: "2.4",
  theme: "tiles",
  meaning: 'A plant has a multiplier without the flag "GROWTH_HARVEST".',
  message: ({ member }) =>
    `"plant_data.${member}" is present without the flag "GROWTH_HARVEST" – expected only with it.`,
  help: ({ member }) =>
    choose(
      ['add the flag "GROWTH_HARVEST"', "this is the stage of harvest"],
      [`remove "${member}"`, "it is not"],
    ),
};

export const reason: Reason = {
  why: 'Multipliers for growth and harvest apply to a plant that is ready to be harvested, which the flag "GROWTH_HARVEST" marks. At other stages they have no effect.',
  remedy: "Move the multiplier to the last stage of the plant, add the flag, or remove it.",
};
