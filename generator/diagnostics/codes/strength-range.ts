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
  meaning: "A least strength is above its greatest.",
  message: ({ least, min, greatest, max }) =>
    `"bash.${least}" is ${String(min)} and "bash.${greatest}" is ${String(max)} – expected the first to be at most the second.`,
  help: () => "Exchange them; rolls treat them as exchanged.",
};

export const reason: Reason = {
  why: "Below the least strength nothing breaks, from the greatest everything does; between them luck decides. With the first above the second there is no between. Rolls treat the two as exchanged.",
  remedy: "Exchange them, or correct the one that is wrong.",
};
