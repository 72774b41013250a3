import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly least: string;
  readonly min: number;
  readonly greatest: string;
  readonly max: number;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.7",
  theme: "tiles",
  meaning: "A minimum strength is above its maximum.",
  message: ({ least, min, greatest, max }) =>
    `"bash.${least}" is ${String(min)} and "bash.${greatest}" is ${String(max)} – expected the first to be at most the second.`,
  help: () => "Write the smaller number first; rolls treat them as swapped.",
};

export const reason: Reason = {
  why: "Below the minimum strength the object never breaks, from the maximum on it always does; in between, chance decides. If the minimum is above the maximum, there is no such range. Rolls treat the two as swapped.",
  remedy: "Swap them, or correct the one that is wrong.",
};
