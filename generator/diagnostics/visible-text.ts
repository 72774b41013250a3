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

const unsafe =
  /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const allUnsafe = new RegExp(unsafe, "g");
