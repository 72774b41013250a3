/**
 * Characters that JSON does not escape, but that an editor would not show, that change the display order of text, or
 * that JavaScript once took for line ends; `JSON.stringify` itself escapes control characters and lone surrogates.
 */
const unseen = /[\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;
const allUnseen = new RegExp(unseen, "g");

/** Prints a string as a TypeScript literal, in the quotes that prettier prefers. */
export function printString(value: string): string {
  let text = JSON.stringify(value);
  if (unseen.test(text)) text = text.replace(allUnseen, escapeUnit);
  // Exactly two more characters than the value: nothing was escaped, so there are no quotes to weigh.
  if (text.length === value.length + 2) return text;
  return text.includes('\\"') ? withFewerEscapes(text) : text;
}

/** Escapes a UTF-16 unit, or a character that is one. */
export function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function withFewerEscapes(text: string): string {
  let doubles = 0;
  let singles = 0;
  for (const character of text) {
    if (character === '"') doubles++;
    else if (character === "'") singles++;
  }
  // The two enclosing quotes do not count.
  if (doubles - 2 <= singles) return text;
  const inner = text.slice(1, -1).replace(/\\(["\\bfnrtu])|'/g, (found, escaped: string) => {
    if (found === "'") return "\\'";
    return escaped === '"' ? '"' : found;
  });
  return `'${inner}'`;
}
