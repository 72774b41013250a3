/** Types made of string literals, in the form that prettier would give them. */
import { printName } from "./print-key.ts";
import { printString } from "./print-string.ts";
import { stringWidth } from "./string-width.ts";

const lineWidth = 80;

/**
 * `export type Name = "a" | "b";`: in one line, else the members in the next one, else each in its own;
 * `never` without members.
 */
export function printUnion(name: string, members: Iterable<string>): string {
  const head = `export type ${name} =`;
  const literals: string[] = [];
  for (const member of members) literals.push(printString(member));
  if (literals.length === 0) return `${head} never;\n`;
  // Lists of ids are mostly long: do not measure what cannot fit.
  if (literals.length < lineWidth / 4) {
    const flat = `${literals.join(" | ")};`;
    const width = stringWidth(flat);
    if (stringWidth(head) + 1 + width <= lineWidth) return `${head} ${flat}\n`;
    if (width + 2 <= lineWidth || literals.length === 1) return `${head}\n  ${flat}\n`;
  }
  return `${head}\n  | ${literals.join("\n  | ")};\n`;
}

/**
 * The lines `readonly key: "value";` of an interface, indented by two columns. They stay one line each however
 * long: prettier has no place to break them.
 */
export function printInterfaceEntries(entries: Iterable<readonly [string, string]>): string {
  let text = "";
  for (const [key, value] of entries) {
    text += `  readonly ${printName(key)}: ${printString(value)};\n`;
  }
  return text;
}
