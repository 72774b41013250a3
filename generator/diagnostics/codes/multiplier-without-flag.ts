import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly member: string;
}

export const code: ContentCode<Data> = {
  severity: "note",
  spec: "2.4",
  theme: "tiles",
  meaning: 'A plant has a multiplier without the flag "GROWTH_HARVEST".',
  message: ({ member }) =>
    `"plant_data.${member}" is given without the flag "GROWTH_HARVEST" – expected only with it.`,
  help: ({ member }) => `Add the flag "GROWTH_HARVEST", or remove "${member}".`,
};

export const reason: Reason = {
  why: 'Multipliers of growth and harvest count for a plant that is ready to be harvested, which the flag "GROWTH_HARVEST" says. At another stage they do nothing.',
  remedy: "Move the multiplier to the last stage of the plant, add the flag, or remove it.",
};
