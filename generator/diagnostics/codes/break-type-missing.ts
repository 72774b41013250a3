import type { ContentCode, NoData, Reason } from "../code-definition.ts";

export const code: ContentCode<NoData> = {
  severity: "error",
  spec: "2.9",
  theme: "tiles",
  meaning: 'A breakable terrain does not specify what it breaks into ("break_ter_type").',
  message: () =>
    '"pry" is "breakable" but has no "break_ter_type" – it is mandatory for breakable terrain.',
  help: () => 'Add "break_ter_type": the id of the terrain after breaking.',
};

export const reason: Reason = {
  why: 'A failed attempt may break this terrain, and terrain cannot turn into nothing: at least a floor has to remain. The specification makes "break_ter_type" mandatory here.',
  remedy:
    'Add "break_ter_type" with the id of the terrain that is left, or set "breakable" to false if prying does not break it.',
};
