/** What would end or change a template literal, or would not be seen, or would be read as another character. */
const special =
  /[\\`\0-\t\v-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\$(?=\{)/g;
/** Halves of a pair without the other half: no file can hold them. */
const loneSurrogate = /\p{Surrogate}/gu;
const beyondAscii = /[^\0-\x7f]/g;

/** Lines that are longer are cut into pieces of half this length. */
const longest = 400;

/**
 * A text of lines as a template literal that evaluates to it. Line ends stay line ends, so that each line has its own
 * in the source; the source of a very long one goes on behind a `\`. Characters outside ASCII are escaped where they
 * are few: engines read a module of ASCII alone faster.
 */
export function printTemplate(text: string): string {
  const others = text.match(beyondAscii)?.length ?? 0;
  const few = others > 0 && others * 20 <= text.length;
  const lines = text.split("\n").map((line) => {
    let printed = "";
    const step = line.length > longest ? longest / 2 : line.length;
    for (let from = 0; from < line.length;) {
      let end = from + step;
      // A pair stays together, and so does what begins an expression.
      if (/[\ud800-\udbff$]/.test(line.charAt(end - 1))) end += 1;
      printed += (from > 0 ? "\\\n" : "") + escapePiece(line.slice(from, end), few);
      from = end;
    }
    return printed;
  });
  return `\`${lines.join("\n")}\``;
}

function escapePiece(piece: string, asciiOnly: boolean): string {
  const escaped = piece.replace(special, escapeSpecial).replace(loneSurrogate, escapeUnit);
  return asciiOnly ? escaped.replace(beyondAscii, escapeUnit) : escaped;
}

function escapeSpecial(character: string): string {
  return /[\\`$]/.test(character) ? `\\${character}` : escapeUnit(character);
}

function escapeUnit(unit: string): string {
  const code = unit.charCodeAt(0).toString(16);
  return code.length <= 2 ? `\\x${code.padStart(2, "0")}` : `\\u${code.padStart(4, "0")}`;
}
