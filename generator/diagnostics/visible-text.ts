/**
 * Text of content files as a terminal may safely show it: control characters (which could move the cursor or
 * recolour the screen), invisible ones and those that reverse the direction of writing become visible signs.
 * Every UTF-16 unit stays one unit.
 */
export function visibleText(text: string): string {
  if (!unsafe.test(text)) return text;
  return text.replace(allUnsafe, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? "\u2421" : "\uFFFD";
  });
}

/** A message whose invisible characters are escaped as in JSON: `"t_wall\u200b"`. */
export function escapeInvisible(text: string): string {
  if (!invisible.test(text)) return text;
  return text.replace(allInvisible, (character) =>
    character
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

/** What is said of the characters of a message that cannot be seen; `undefined` where there are none. */
export function hiddenCharacters(text: string): string | undefined {
  const hidden = [...new Set(text.match(allInvisible) ?? [])].map(escapeInvisible);
  if (hidden.length === 0) return undefined;
  return hidden.length === 1
    ? `The character ${hidden.join("")} cannot be seen.`
    : `The characters ${hidden.join(", ")} cannot be seen.`;
}

/** What joins signs to one picture, or chooses how one is drawn, is left: without it other pictures would be seen. */
const unsafe = /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;
const allUnsafe = new RegExp(unsafe, "gu");

const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;
const allInvisible = new RegExp(invisible, "gu");
