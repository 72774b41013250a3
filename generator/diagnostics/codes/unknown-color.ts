import { plainColors } from "../../model/plain-colors.ts";
import { choose } from "../sentence.ts";
import { printJson } from "../../json/print-json.ts";
import type { FixableCode, Reason } from "../code-definition.ts";

interface Data {
  readonly where: string;
  readonly color: string;
  readonly suggestion?: string | undefined;
  readonly tied?: true | undefined;
  /** Colours of which it can be any. */
  readonly choices?: readonly string[] | undefined;
}

export const code: FixableCode<Data> = {
  severity: "note",
  spec: "2.3",
  theme: "tiles",
  fix: { level: "suggestions", does: "use the intended colour, or its current name" },
  meaning: "A colour name is not one that the real game has.",
  message: ({ where, color }) => `"${where}" is "${color}" – no colour has that name.`,
  help: ({ color, suggestion, choices }) => {
    if (choices !== undefined)
      return choose(...choices.map((each) => [`"${each}"`, undefined] as const));
    if (suggestion !== undefined) return `Did you mean "${suggestion}"?`;
    const parts = color.split(/\s*,\s*/u);
    return parts.length > 1
      ? `Write ${printJson(parts)}, one for each season.`
      : `Plain colours: ${[...plainColors.keys()].join(", ")}.`;
  },
};

export const reason: Reason = {
  why: "The specification does not list colour names, so this name may be valid in your game, but the real game does not have it. If it is a typo, the tile has no colour.",
  remedy:
    'Correct the name, or set "severity": { "unknown-color": "off" } if your game defines its own colours.',
};
