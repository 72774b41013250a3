/**
 * The one writer of the command line: whatever a command prints goes through it. A terminal obeys control characters;
 * what reads a pipe or a log may be a CI job, which obeys commands, and nothing tells whether it is one. Content and
 * file names can contain both, so neither reaches any destination but a regular file, which nobody obeys: what programs
 * read goes there as it is. Formats break them where they know what is content; this holds for everything.
 */
import { breakCommands, visibleCharacter } from "../diagnostics/visible-text.ts";
import type { Console, Form } from "./console.ts";

/** Returns a console that breaks what a destination would obey. Each call has to print whole lines. */
export function guardedConsole(console: Console): Console {
  let isSaid = false;
  const guards: Pick<Console, "out" | "err"> = {
    out: (text, form = "text") => {
      const shown = console.outIsFile && forPrograms.has(form) ? text : printable(text, form);
      console.out(shown, form);
      if (form !== "data" || shown === text || isSaid) return;
      isSaid = true;
      console.err(inexact);
    },
    err: (text, form) => {
      console.err(printable(text, form));
    },
  };
  // Members may be getters, as the width of a terminal changes.
  return Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(console), ...Object.getOwnPropertyDescriptors(guards) },
  ) as Console;
}

const forPrograms: ReadonlySet<Form> = new Set(["code", "gettext", "data"]);

const inexact =
  "warning: characters that a terminal or a CI job would obey are replaced in what is printed, so that it is not exact. " +
  'Written to a file ("> file") it is; a diff can then be applied with "git apply file".\n';

/** Breaks control characters other than our own colours, and commands to CI. */
export function printable(text: string, form: Form = "text"): string {
  switch (form) {
    case "code":
      return breakCommands(text.replace(controls, escaped), String.raw`\u0023#`);
    case "gettext":
      return text
        .split(/(?<=\n)/u)
        .map(gettextLine)
        .join("");
    case "annotations":
      return breakCommands(visibleControls(text));
    case "text":
    case "data":
      return breakCommands(visibleControls(text).replace(firstColons, "$1\u2236:"));
  }
}

/** GitHub ignores white space before a command; `:::` in our frames is none. */
const firstColons = /^((?:\s|\x1b\[[\d;]+m)*):(?=:(?!:))/gmu;

/** Line ends, tabs and the colours of findings are our own. */
const controls = /(?!\r?\n|\t|\x1b\[(?:0|1|34|1;3[136])m)\p{Cc}/gu;

function visibleControls(text: string): string {
  return text.replace(controls, visibleCharacter);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function gettextLine(line: string): string {
  return line.startsWith("#")
    ? breakCommands(visibleControls(line))
    : breakCommands(line.replace(controls, octal), '#"\n"#');
}

/** Its bytes, as gettext escapes them. */
function octal(character: string): string {
  return [...new TextEncoder().encode(character)]
    .map((byte) => `\\${byte.toString(8).padStart(3, "0")}`)
    .join("");
}
