/**
 * What stands before each line of a pack. It is rare in content and no digit; and where a minifier could write the
 * text as a template, it has none of the line ends that would make it do so: engines read those more slowly.
 */
export const separator = "`";

/** Lines as one text; a separator within a line is two characters of its own. */
export function printLines(lines: readonly string[]): string {
  if (lines.length === 0) return "";
  const text = separator + lines.join(separator);
  const escaped = text.includes("\x10") || text.split(separator).length - 1 > lines.length;
  if (!escaped) return text;
  return lines.map((line) => separator + escapeLine(line)).join("");
}

function escapeLine(line: string): string {
  return line.replaceAll(/[`\x10]/g, (found) => (found === separator ? "\x10n" : "\x10e"));
}
