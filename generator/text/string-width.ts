/** The width of a text in columns, as prettier measures it: our line breaks must match its own. */
import emojiRegex from "emoji-regex";
import { eastAsianWidth } from "get-east-asian-width";

/** Printable ASCII is counted directly; a text with anything else is measured character by character. */
export function stringWidth(text: string): number {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || code > 0x7e) return measured(text);
  }
  return text.length;
}

/** In a text of only these prettier counts every character; beside others it treats U+007F as a control character. */
const ascii = /^[\x20-\x7f]*$/u;
/** Control characters and combining marks have no width. */
const zeroWidth = /[\0-\x1f\x7f-\x9f\p{Nonspacing_Mark}\p{Enclosing_Mark}]/u;

let emoji: RegExp | undefined;

function measured(text: string): number {
  if (ascii.test(text)) return text.length;
  // Created on first use: it is long, and most content needs no measuring.
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

/**
 * Sequences and emoji with skin tones are two columns wide; any other single emoji is as wide as the plain character.
 */
function emojiWidth(found: string): number {
  const isSingle = found.length === String.fromCodePoint(found.codePointAt(0) ?? 0).length;
  return isSingle && !/\p{Emoji_Modifier_Base}/u.test(found) ? columnsOf(found) : 2;
}

function columnsOf(character: string): 1 | 2 {
  return eastAsianWidth(character.codePointAt(0) ?? 0);
}
