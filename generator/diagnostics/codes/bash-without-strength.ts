import type { ContentCode, Reason } from "../code-definition.ts";
import { quotedList } from "../sentence.ts";

interface Data {
  readonly missing: readonly string[];
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.7",
  theme: "tiles",
  meaning: "A bash object lacks a strength, which then counts as 0.",
  message: ({ missing }) =>
    `"bash" has no ${quotedList(missing, "and")} – expected both strengths; a missing one counts as 0.`,
  help: ({ missing }) => `Add ${quotedList(missing, "and")}.`,
};

export const reason: Reason = {
  why: "A missing strength counts as 0, which any blow reaches. So a wall that only describes its sounds falls at the first push.",
  remedy:
    'Add "str_min", below which the object never breaks, and "str_max", from which it always does. If it should fall at once, write both as 0.',
};
