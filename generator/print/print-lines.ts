import type { SourceLine, Style } from "./source-line.ts";

/**
 * A text of lines as a string that evaluates to it, in the quotes that prettier prefers. In the source each has a line
 * of its own, behind a `\`. Characters outside ASCII are escaped where they are few: engines read a module of ASCII
 * alone faster.
 */
export function printLines(lines: readonly SourceLine[]): string {
  const style = styleOf(lines);
  let printed: string = style.quote;
  for (const line of lines) printed += line.source(style);
  return printed + style.quote;
}

/** The member of an object, indented by two columns, as prettier breaks it: never behind a name as short as four. */
export function printLinesMember(key: string, lines: readonly SourceLine[]): string {
  const printed = printLines(lines);
  return `  ${key}:${key.length > 4 && printed.includes("\n") ? "\n    " : " "}${printed},\n`;
}

function styleOf(lines: readonly SourceLine[]): Style {
  let [length, others, doubles, singles] = [0, 0, 0, 0];
  for (const { text, beyondAscii, doubleQuotes, singleQuotes } of lines) {
    length += text.length;
    others += beyondAscii;
    doubles += doubleQuotes;
    singles += singleQuotes;
  }
  return {
    quote: doubles > singles ? "'" : '"',
    asciiOnly: others > 0 && others * 20 <= length,
  };
}
