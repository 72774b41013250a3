/** How many columns a text takes, as prettier counts them: our line breaks must be its own. */
import emojiRegex from "emoji-regex";
import { eastAsianWidth } from "get-east-asian-width";

/**
 * Columns of `text`. ASCII and the letters and signs of `narrow` are counted here; a text with anything else
 * (CJK, emoji, combining marks) is measured character by character.
 */
export function stringWidth(text: string): number {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if ((code < 0x20 || code > 0x7e) && !isNarrow(code)) return measured(text);
  }
  return text.length;
}

/** Ranges, both ends included, of characters that are one column wide wherever they stand. */
const narrow: readonly (readonly [number, number])[] = [
  [0xa1, 0xa8],
  [0xaa, 0xac],
  [0xaf, 0x2ff],
  [0x391, 0x482],
  [0x48a, 0x52f],
  [0x2010, 0x2027],
  [0x2030, 0x203b],
  [0x2190, 0x2193],
  [0x2500, 0x259f],
];

function isNarrow(code: number): boolean {
  for (const [from, to] of narrow) {
    if (code < from) return false;
    if (code <= to) return true;
  }
  return false;
}

/** In a text of these prettier counts all; next to other characters it takes U+007F for a control character. */
const ascii = /^[\x20-\x7f]*$/u;
/** Control characters and marks on the character before them take no column. */
const zeroWidth = /[\0-\x1f\x7f-\x9f\p{Nonspacing_Mark}\p{Enclosing_Mark}]/u;

let emoji: RegExp | undefined;

function measured(text: string): number {
  if (ascii.test(text)) return text.length;
  // Made when it is needed: it is long, and most content has no such text.
  emoji ??= emojiRegex();
  let width = 0;
  const rest = text.replace(emoji, (found) => {
    width += emojiWidth(found);
    return "";
  });
  for (const character of rest) {
    if (!zeroWidth.test(character)) width += columnsOf(character);
  }
  return width;
}

/** Sequences and what takes a skin tone are two columns wide; another single character is as wide as it is as text. */
function emojiWidth(found: string): number {
  const isSingle = found.length === String.fromCodePoint(found.codePointAt(0) ?? 0).length;
  return isSingle && !/\p{Emoji_Modifier_Base}/u.test(found) ? columnsOf(found) : 2;
}

function columnsOf(character: string): 1 | 2 {
  return eastAsianWidth(character.codePointAt(0) ?? 0);
}
