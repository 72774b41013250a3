import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly where: string;
  readonly symbol: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.3",
  theme: "tiles",
  meaning: "A symbol is not an ASCII character.",
  message: ({ where, symbol }) => `"${where}" is "${symbol}" – expected an ASCII character.`,
  help: () => "Choose a character between the space and the tilde.",
};

export const reason: Reason = {
  why: "A terminal draws the symbol where there is no picture. Characters outside ASCII may be two columns wide, which shifts everything to their right, or be missing from the font.",
  remedy:
    "Choose a character between the space and the tilde, or draw a line with LINE_XOXO or LINE_OXOX.",
};
