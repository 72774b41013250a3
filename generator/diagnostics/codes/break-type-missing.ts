import type { ContentCode, NoData, Reason } from "../code-definition.ts";

export const code: ContentCode<NoData> = {
  severity: "error",
  spec: "2.9",
  theme: "tiles",
  meaning: 'A breakable terrain does not say what it breaks into ("break_ter_type").',
  message: () =>
    '"pry" is "breakable" and has no "break_ter_type" – it is mandatory for breakable terrain.',
  help: () => 'Add "break_ter_type": the id of the terrain after breaking.',
};

export const reason: Reason = {
  why: 'A failed attempt may break this terrain, and terrain cannot turn into nothing: there has to be a floor. The specification makes "break_ter_type" mandatory there.',
  remedy:
    'Add "break_ter_type" with the id of what is left, or set "breakable" to false if prying does not break it.',
};
