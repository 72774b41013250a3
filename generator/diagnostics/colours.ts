import type { Severity } from "../model/severity.ts";

/** How parts of a rendered finding are emphasized; each function formats its text. */
export interface Colours {
  /** The word "error[code]" and the marks below the text. */
  severity(severity: Severity, text: string): string;
  /** The message in the first line. */
  message(text: string): string;
  /** Line numbers and the bars beside them. */
  gutter(text: string): string;
  /** The words "help:" and "note:". */
  label(text: string): string;
}

/** No colours; the default. */
export const plain: Colours = {
  severity: (_severity, text) => text,
  message: (text) => text,
  gutter: (text) => text,
  label: (text) => text,
};

const severityCodes: Readonly<Record<Severity, string>> = {
  error: "31",
  warning: "33",
  note: "36",
};

/** Colours of a terminal. */
export const ansi: Colours = {
  severity: (severity, text) => `\x1b[1;${severityCodes[severity]}m${text}\x1b[0m`,
  message: (text) => `\x1b[1m${text}\x1b[0m`,
  gutter: (text) => `\x1b[34m${text}\x1b[0m`,
  label: (text) => `\x1b[1m${text}\x1b[0m`,
};
