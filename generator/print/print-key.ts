import { printString } from "./print-string.ts";

/** Names that prettier always unquotes. */
const plainName = /^[A-Za-z_$][\w$]*$/;
/** Letters that have been letters in every edition of the language: prettier unquotes these too. */
const letters =
  "A-Za-z_$\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02af\\u0391-\\u03a1\\u03a3-\\u03ce" +
  "\\u0400-\\u0481\\u048a-\\u0513\\u3041-\\u3096\\u30a1-\\u30fa\\u4e00-\\u9fa5\\uac00-\\ud7a3";
const letterName = new RegExp(`^[${letters}][${letters}0-9]*$`);
/** Names with an ASCII character that no identifier contains or a digit in front, and the empty name. */
const noName = /^[0-9]|[^A-Za-z0-9_$\x80-\uffff]|^$/;

/** Prints the key of an object. `__proto__` is computed, since otherwise it would set the prototype. */
export function printKey(key: string): string {
  return key === "__proto__" ? '["__proto__"]' : printName(key);
}

/** Prints the name of an interface member, where `__proto__` is a name like any other. */
export function printName(key: string): string {
  if (plainName.test(key)) return key;
  if (noName.test(key)) return printString(key);
  if (letterName.test(key)) return key;
  // Whether rarer letters form an identifier depends on the edition of Unicode; a computed key avoids the question.
  return `[${printString(key)}]`;
}
