/** Prints types made of string literals, formatted as by prettier. */
import { printName } from "./print-key.ts";
import { printString } from "./print-string.ts";
import { stringWidth } from "../text/string-width.ts";

const lineWidth = 80;

export interface UnionOptions {
  /** Names of other types that are part of the union, before the members. */
  readonly names?: readonly string[];
  /** Defaults to true. */
  readonly exported?: boolean;
}

/**
 * Prints `export type Name = "a" | "b";`: in one line if it fits, else all members in the next line, else each in its
 * own line; `never` without members.
 */
export function printUnion(
  name: string,
  members: Iterable<string>,
  { names = [], exported = true }: UnionOptions = {},
): string {
  const head = `${exported ? "export " : ""}type ${name} =`;
  const literals = [...names];
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
 * Prints `Member: "a" | "b";` of an object type, indented by two columns: in one line if it fits, else all values in
 * the next line, else each in its own line. There is at least one value; a single one stays after its key, however
 * long.
 */
export function printUnionMember(key: string, values: readonly string[]): string {
  const literals = values.map(printString);
  const head = `  ${printName(key)}:`;
  const flat = `${literals.join(" | ")};`;
  const width = stringWidth(flat);
  if (literals.length === 1 || stringWidth(head) + 1 + width <= lineWidth)
    return `${head} ${flat}\n`;
  if (width + 4 <= lineWidth) return `${head}\n    ${flat}\n`;
  return `${head}\n    | ${literals.join("\n    | ")};\n`;
}

/**
 * Prints the lines `readonly key: "value";` of an interface, indented by two columns. Each stays in one line however
 * long it is: prettier has no place to break it.
 */
export function printInterfaceEntries(entries: Iterable<readonly [string, string]>): string {
  let text = "";
  for (const [key, value] of entries) {
    text += `  readonly ${printName(key)}: ${printString(value)};\n`;
  }
  return text;
}

/** The declaration of a type that is two at once. */
export function printIntersection(name: string, one: string, other: string): string {
  const start = `export type ${name} = ${one} &`;
  const fits = `${start} ${other};`.length <= lineWidth;
  return `${start}${fits ? " " : "\n  "}${other};\n`;
}
