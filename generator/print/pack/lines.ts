/**
 * What stands before each line of a pack. It is rare in content and no digit; and where a minifier could write the
 * text as a template, it has none of the line ends that would make it do so: engines read those more slowly.
 */
export const separator = "`";

/** A line behind its separator; a separator within it is two characters of its own. */
export function lineText(line: string): string {
  if (!/[`\x10]/.test(line)) return separator + line;
  const escape = (found: string): string => (found === separator ? "\x10n" : "\x10e");
  return separator + line.replaceAll(/[`\x10]/g, escape);
}
