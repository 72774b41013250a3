import { replaceUnseen, unseenIn } from "../text/characters.ts";

/**
 * Makes text of content files safe to show in a terminal and in the log of a CI job: control characters (which could
 * move the cursor or recolour the screen), invisible ones and those that change the writing direction become visible
 * characters, and commands to CI are broken. Every UTF-16 unit remains one unit.
 */
export function visibleText(text: string): string {
  return breakCommands(unsafe.test(text) ? text.replace(allUnsafe, visibleCharacter) : text);
}

/** The picture of a control character, or the replacement character. */
export function visibleCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? "\u2421" : "\uFFFD";
}

/**
 * Breaks commands that CI obeys anywhere in a line of a log: `##[group]` (GitHub, Azure), `##vso[…]` (Azure),
 * `##teamcity[…]`. The second sign becomes `\u266f`, which looks alike.
 * @param broken takes the place of "##"
 */
export function breakCommands(text: string, broken = "#\u266f"): string {
  return text.replace(/##(?=[a-z]*\[)/giu, broken);
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
