import { printJson } from "../../json/print-json.ts";
import type { FixableCode, Reason } from "../code-definition.ts";

interface Data {
  readonly where: string;
  readonly color: string;
  readonly suggestion?: string | undefined;
  readonly tied?: true | undefined;
}

export const code: FixableCode<Data> = {
  severity: "note",
  spec: "2.3",
  theme: "tiles",
  fix: { level: "suggestions", does: "the colour that was meant, or today's name of it" },
  meaning: "A colour name is not one that the real game knows.",
  message: ({ where, color }) => `"${where}" is "${color}" – no colour is known by that name.`,
  help: ({ color, suggestion }) => {
    if (suggestion !== undefined) return `Did you mean "${suggestion}"?`;
    const parts = color.split(/\s*,\s*/u);
    return parts.length > 1 ? `Write ${printJson(parts)}, one for each season.` : undefined;
  },
};

export const reason: Reason = {
  why: "The specification does not list the names of colours, so another name may be right in your game; but it is none of those that the real game draws. Where it is a slip, the tile would be drawn in no colour.",
  remedy:
    'Correct the name, or set "severity": { "unknown-color": "off" } if your game has colours of its own.',
};
