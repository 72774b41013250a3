import type { ContentCode, Reason } from "../code-definition.ts";
import { quotedList } from "../sentence.ts";

interface Data {
  readonly missing: readonly string[];
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.7",
  theme: "tiles",
  meaning: "A bash object lacks its strengths, so that any blow destroys it.",
  message: ({ missing }) =>
    `"bash" has no ${quotedList(missing, "and")} – expected both strengths; an absent one counts as 0.`,
  help: ({ missing }) => `Add ${quotedList(missing, "and")}.`,
};

export const reason: Reason = {
  why: "A strength that is absent counts as 0, and a blow of any strength reaches 0. So a wall that only describes its sounds falls at the first push.",
  remedy:
    'Add "str_min", below which nothing breaks, and "str_max", from which everything does. If it is meant to fall at once, write both as 0.',
};
