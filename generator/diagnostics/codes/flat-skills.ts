import type { FixableCode, Reason } from "../code-definition.ts";
import { printJson } from "../../json/print-json.ts";
import type { Json } from "../../model/json.ts";

interface Data {
  readonly skill: string;
  /** The list of pairs; absent if the entries are not skills and levels in turn. */
  readonly instead?: Json;
}

export const code: FixableCode<Data> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.10",
  theme: "recipes",
  fix: { level: "suggestions", does: "write each required skill with its level as a pair" },
  meaning: "Several required skills are in one flat list.",
  message: ({ skill }) =>
    `"skills_required" is one list of more than a skill and its level, of which the game reads only "${skill}" – expected a list of pairs.`,
  help: ({ instead }) =>
    instead === undefined
      ? "Write each skill with its level as a pair."
      : `Write ${printJson(instead)}.`,
};

export const reason: Reason = {
  why: "The game takes a list that begins with a skill for a single pair of skill and level, and ignores the rest: the recipe requires only the first skill.",
  remedy: "Put each skill with its level into square brackets of its own.",
};
