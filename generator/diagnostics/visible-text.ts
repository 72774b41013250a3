import { replaceUnseen, unseenIn } from "../text/characters.ts";

/**
 * Makes text of content files safe to show in a terminal: control characters (which could move the cursor or recolour
 * the screen), invisible ones and those that change the writing direction become visible characters. Every UTF-16 unit
 * remains one unit.
 */
export function visibleText(text: string): string {
  if (!unsafe.test(text)) return text;
  return text.replace(allUnsafe, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? "\u2421" : "\uFFFD";
  });
}

/** Escapes the invisible characters of a message as in JSON: `"t_wall\u200b"`. */
export function escapeInvisible(text: string): string {
  return replaceUnseen(text, (character) =>
    character
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

/** A sentence about the invisible characters of a message; `undefined` if it has none. */
export function hiddenCharacters(text: string): string | undefined {
  const hidden = unseenIn(text).map(escapeInvisible);
  if (hidden.length === 0) return undefined;
  return hidden.length === 1
    ? `The character ${hidden.join("")} is invisible.`
    : `The characters ${hidden.join(", ")} are invisible.`;
}

/** Joiners and variation selectors are kept: without them emoji would look different. */
const unsafe = /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;
const allUnsafe = new RegExp(unsafe, "gu");
