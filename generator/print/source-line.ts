import { separator } from "./pack/lines.ts";

/** Characters that would end or change a string, would not be seen, or would be read as another character. */
const special = /[\\\0-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
/** Halves of a surrogate pair without the other half: no file can contain them. */
const loneSurrogate = /\p{Surrogate}/gu;
/** Printable ASCII that needs no escape between double quotes. */
const plain = /^[ !#-[\]-~]*$/;
const beyondAscii = /[^\0-\x7f]/g;

/** Longer lines are cut into pieces of half this length. */
const longest = 400;

/** How a text is printed; determined by all of its lines together. */
export interface Style {
  readonly quote: '"' | "'";
  /** Whether characters outside ASCII are escaped. */
  readonly asciiOnly: boolean;
}

/** A line of a text, after its separator; its source is computed once per style. */
export class SourceLine {
  readonly text: string;
  readonly beyondAscii: number;
  readonly doubleQuotes: number;
  readonly singleQuotes: number;
  private readonly isPlain: boolean;
  private style: Style | undefined;
  private printed = "";

  constructor(text: string) {
    this.text = text;
    this.isPlain = plain.test(text);
    this.beyondAscii = this.isPlain ? 0 : (text.match(beyondAscii)?.length ?? 0);
    this.doubleQuotes = this.isPlain ? 0 : count(text, '"');
    this.singleQuotes = count(text, "'");
  }

  /** The source of the line inside the quotes, on a line of its own; a very long one continues on further lines. */
  source(style: Style): string {
    if (this.style?.quote === style.quote && this.style.asciiOnly === style.asciiOnly) {
      return this.printed;
    }
    this.style = style;
    return (this.printed = this.print(style));
  }

  private print(style: Style): string {
    const { text } = this;
    const staysAsItIs = this.isPlain && (style.quote === '"' || this.singleQuotes === 0);
    const printed = (piece: string): string => (staysAsItIs ? piece : escaped(piece, style));
    const start = text.startsWith(separator) ? separator : "";
    const line = text.slice(start.length);
    const source = line.length <= longest ? printed(line) : pieces(line).map(printed).join("\\\n");
    return start === "" ? source : `\\\n${start}${source}`;
  }
}

function pieces(line: string): string[] {
  const found: string[] = [];
  for (let from = 0; from < line.length;) {
    let end = from + longest / 2;
    // A surrogate pair stays together.
    if (/[\ud800-\udbff]/.test(line.charAt(end - 1))) end += 1;
    found.push(line.slice(from, end));
    from = end;
  }
  return found;
}

function escaped(piece: string, { quote, asciiOnly }: Style): string {
  let source = piece.replace(special, escapeSpecial);
  if (source.includes(quote)) source = source.replaceAll(quote, `\\${quote}`);
  return source.replace(asciiOnly ? beyondAscii : loneSurrogate, escapeUnit);
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
