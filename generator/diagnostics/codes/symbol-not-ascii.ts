import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly where: string;
  readonly symbol: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.3",
  theme: "tiles",
  meaning: "A symbol is a character outside ASCII.",
  message: ({ where, symbol }) => `"${where}" is "${symbol}" – expected an ASCII character.`,
  help: () => "Choose a character from the space to the tilde.",
};

export const reason: Reason = {
  why: "The symbol is what a terminal draws where there is no picture. Characters outside ASCII may take two columns or be missing from the font, and shift everything to the right of them.",
  remedy:
    "Choose a character between the space and the tilde, or draw a line by LINE_XOXO or LINE_OXOX.",
};
