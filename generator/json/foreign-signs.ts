/**
 * Characters that stand for the signs and spaces of JSON, and are none: what a keyboard, a page or a mail made of them.
 */
import type { Sentence } from "./reasons.ts";

/** Wide and foreign forms of the signs, and what is a sign in other languages. */
const signs: ReadonlyMap<string, ":" | ","> = new Map([
  ["：", ":"],
  ["﹕", ":"],
  ["∶", ":"],
  [";", ","],
  ["；", ","],
  ["，", ","],
  ["、", ","],
  ["،", ","],
]);

const names: ReadonlyMap<string, string> = new Map([
  ["\u00a0", "no-break space"],
  ["\u00ad", "soft hyphen"],
  ["\u200b", "zero-width space"],
  ["\u200c", "zero-width non-joiner"],
  ["\u200d", "zero-width joiner"],
  ["\u200e", "left-to-right mark"],
  ["\u200f", "right-to-left mark"],
  ["\u2060", "word joiner"],
  ["\u202f", "narrow no-break space"],
  ["\u3000", "ideographic space"],
  ["\ufeff", "byte order mark"],
]);

const unseen = /[\p{Cf}\p{Zs}\p{Zl}\p{Zp}\u2800]/u;
const allUnseen = /^[\p{Cf}\p{Zs}\p{Zl}\p{Zp}\u2800]+/u;
const wideSigns = new RegExp(`[${[...signs.keys()].join("")}]`, "u");

/** Where in a run of unreadable characters the first of these stands; -1 where there is none. */
export function firstForeignSign(run: string): number {
  const [sign, space] = [run.search(wideSigns), run.search(unseen)];
  return sign < 0 || space < 0 ? Math.max(sign, space) : Math.min(sign, space);
}

/** The sign of JSON that it stands for. */
export function signOf(character: string): ":" | "," | undefined {
  return signs.get(character);
}

/** The invisible characters at the beginning of the text. */
export function unseenIn(text: string): string {
  return allUnseen.exec(text)?.[0] ?? "";
}

export function foreignSign(found: string, sign: string): Sentence {
  const code = found.codePointAt(0) ?? 0;
  const named = code < 0x80 ? "" : ` (${codePoint(found)})`;
  return {
    reason: `"${found}"${named} was found – "${sign}" was expected.`,
    help: `Write "${sign}" instead.`,
    instead: sign,
  };
}

export function unseenBetween(found: string): Sentence {
  const [first = ""] = found;
  const name = names.get(first) ?? (/\p{Cf}/u.test(first) ? "invisible sign" : "space");
  const isSpace = /^[\p{Zs}\u2800]+$/u.test(found);
  return {
    reason: `A character that looks like ${isSpace ? "a plain space" : "nothing"} was found, ${codePoint(first)} (${name}) – only plain spaces, tabs and line ends stand between signs.`,
    help: isSpace ? "Write a plain space instead." : "Remove it.",
    instead: isSpace ? " " : "",
  };
}

function codePoint(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${code.padStart(4, "0")}`;
}
