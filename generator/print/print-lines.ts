import type { SourceLine, Style } from "./source-line.ts";

/**
 * Prints the lines of a text as one string literal, in the quotes that prettier prefers. In the source each line is on
 * a line of its own, after a `\`. Characters outside ASCII are escaped if they are few: engines read a module of pure
 * ASCII faster.
 */
export function printLines(lines: readonly SourceLine[]): string {
  const style = styleOf(lines);
  let printed: string = style.quote;
  for (const line of lines) printed += line.source(style);
  return printed + style.quote;
}

/** Prints an object's member, indented by two columns; as in prettier, a name of up to four characters ends no line. */
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
