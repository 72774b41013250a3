/**
 * The one writer of the command line: whatever a command prints goes through it. A terminal obeys control characters;
 * what reads a pipe or a log may be a CI job, which obeys commands, and nothing tells whether it is one. Content and
 * file names can contain both, so neither reaches any destination. Formats break them where they know what is content;
 * this holds for everything.
 */
import { breakCommands, visibleCharacter } from "../diagnostics/visible-text.ts";
import type { Console, Form } from "./console.ts";

/** Returns a console that breaks what a destination would obey. Each call has to print whole lines. */
export function guardedConsole(console: Console): Console {
  const guards: Pick<Console, "out" | "err"> = {
    out: (text, form) => {
      console.out(printable(text, form));
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

/** Breaks control characters other than our own colours, and commands to CI. */
export function printable(text: string, form: Form = "text"): string {
  switch (form) {
    case "code":
      return breakCommands(text.replace(controls, escaped), String.raw`\u0023#`);
    case "gettext":
      return visibleControls(text).split("\n").map(gettextLine).join("\n");
    case "annotations":
      return breakCommands(visibleControls(text));
    case "text":
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
  return line.startsWith("#") ? breakCommands(line) : breakCommands(line, '#"\n"#');
}
