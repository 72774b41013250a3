import { printString } from "./print-string.ts";

/** Names that prettier unquotes on any account. */
const plainName = /^[A-Za-z_$][\w$]*$/;
/** Letters that have been letters in every edition of the language: prettier unquotes these too. */
const letters =
  "A-Za-z_$\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02af\\u0391-\\u03a1\\u03a3-\\u03ce" +
  "\\u0400-\\u0481\\u048a-\\u0513\\u3041-\\u3096\\u30a1-\\u30fa\\u4e00-\\u9fa5\\uac00-\\ud7a3";
const letterName = new RegExp(`^[${letters}][${letters}0-9]*$`);
/** An ASCII character that no name contains, or a digit in front. */
const noName = /^[0-9]|[^A-Za-z0-9_$\x80-\uffff]|^$/;

/** An object's key. `__proto__` is computed, since otherwise it would set the prototype. */
export function printKey(key: string): string {
  return key === "__proto__" ? '["__proto__"]' : printName(key);
}

/** A member's name in an interface, where `__proto__` is a name like any other. */
export function printName(key: string): string {
  if (plainName.test(key)) return key;
  if (noName.test(key)) return printString(key);
  if (letterName.test(key)) return key;
  // Whether rarer letters make a name is a question of Unicode editions; a computed key avoids it.
  return `[${printString(key)}]`;
}
