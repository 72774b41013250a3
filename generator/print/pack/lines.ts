/**
 * The character before each line of a pack. It is rare in content and not a digit. It is not a line end, because a
 * minifier would write a text with line ends as a template, which engines read more slowly.
 */
export const separator = "`";

/** A line after its separator; a separator inside the line is escaped as two other characters. */
export function lineText(line: string): string {
  if (!/[`\x10]/.test(line)) return separator + line;
  const escape = (found: string): string => (found === separator ? "\x10n" : "\x10e");
  return separator + line.replaceAll(/[`\x10]/g, escape);
}
