/** Parts of the help that follow each command's options. */
import { exitCodes } from "./exit-codes.ts";

const meanings: Readonly<Record<keyof typeof exitCodes, string>> = {
  ok: "success",
  content: "the content has errors; nothing was written",
  usage: "the command line or the configuration is wrong, or a file cannot be read or written",
  stale: "the content is valid, but the output is not current",
  crash: "a bug in defwright; please report it",
};

/** @param lines Pairs of a command line and what it does. */
export function examples(lines: readonly (readonly [command: string, what: string])[]): string {
  return `\nExamples:\n${lines.map(([command, what]) => `  ${command}\n      ${what}\n`).join("")}`;
}

export function exitCodeHelp(names: readonly (keyof typeof exitCodes)[]): string {
  const rows = names.map((name) => `  ${String(exitCodes[name]).padStart(2)}  ${meanings[name]}\n`);
  return `\nExit codes:\n${rows.join("")}`;
}

/** The common options are listed only once, in the help of the program itself. */
export const commonOptions = "Options of all commands, such as -c and --format: defwright --help\n";

/**
 * Joins the lines of a paragraph, so that the help wraps at the terminal's width; paragraphs and indented lines stay.
 */
export function unwrapped(text: string): string {
  return text.replace(/(?<!\n)\n(?![\n ])/gu, " ");
}
