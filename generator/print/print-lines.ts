import { separator } from "./pack/lines.ts";

/** What would end or change a string, or would not be seen, or would be read as another character. */
const special = /[\\\0-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
/** Halves of a pair without the other half: no file can hold them. */
const loneSurrogate = /\p{Surrogate}/gu;
/** Printable ASCII that stays as it is between double quotes. */
const plain = /^[ !#-[\]-~]*$/;
const beyondAscii = /[^\0-\x7f]/g;

/** Lines that are longer are cut into pieces of half this length. */
const longest = 400;

/**
 * A text of lines, each behind a separator, as a string that evaluates to it, in the quotes that prettier prefers. In the source each has a line of its own, behind a `\`; so goes on the source of a
 * very long one. Characters outside ASCII are escaped where they are few: engines read a module of ASCII alone faster.
 */
export function printLines(text: string): string {
  const others = text.match(beyondAscii)?.length ?? 0;
  const few = others > 0 && others * 20 <= text.length;
  const quote = count(text, '"') > count(text, "'") ? "'" : '"';
  let printed = quote;
  let between = "";
  for (const line of text.split(separator)) {
    printed += between;
    between = `\\\n${separator}`;
    if (line.length <= longest) printed += escapePiece(line, quote, few);
    else {
      printed += pieces(line)
        .map((piece) => escapePiece(piece, quote, few))
        .join("\\\n");
    }
  }
  return printed + quote;
}

/** The member of an object, indented by two columns, as prettier breaks it: never behind a name as short as four. */
export function printLinesMember(key: string, text: string): string {
  const printed = printLines(text);
  return `  ${key}:${key.length > 4 && printed.includes("\n") ? "\n    " : " "}${printed},\n`;
}

function pieces(line: string): string[] {
  const found: string[] = [];
  for (let from = 0; from < line.length;) {
    let end = from + longest / 2;
    // A pair stays together.
    if (/[\ud800-\udbff]/.test(line.charAt(end - 1))) end += 1;
    found.push(line.slice(from, end));
    from = end;
  }
  return found;
}

function escapePiece(piece: string, quote: string, asciiOnly: boolean): string {
  if (quote === '"' && plain.test(piece)) return piece;
  let escaped = piece.replace(special, escapeSpecial);
  if (escaped.includes(quote)) escaped = escaped.replaceAll(quote, `\\${quote}`);
  if (asciiOnly) return escaped.replace(beyondAscii, escapeUnit);
  return escaped.replace(loneSurrogate, escapeUnit);
}

function escapeSpecial(character: string): string {
  return character === "\\" ? "\\\\" : escapeUnit(character);
}

function escapeUnit(unit: string): string {
  const code = unit.charCodeAt(0).toString(16);
  return code.length <= 2 ? `\\x${code.padStart(2, "0")}` : `\\u${code.padStart(4, "0")}`;
}

function count(text: string, character: string): number {
  let found = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) found += 1;
  return found;
}
