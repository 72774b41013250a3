/** Characters that look like JSON's signs and spaces but are not, as keyboards, web pages and mails produce them. */
import { codePointOf } from "../text/characters.ts";
import type { Sentence } from "./reasons.ts";

/** Full-width and other variants of JSON's signs, and separators of other languages. */
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

/** Index of the first of these characters in a run of unreadable characters; -1 if it contains none. */
export function firstForeignSign(run: string): number {
  const [sign, space] = [run.search(wideSigns), run.search(unseen)];
  return sign < 0 || space < 0 ? Math.max(sign, space) : Math.min(sign, space);
}

/** The JSON sign that the character stands for. */
export function signOf(character: string): ":" | "," | undefined {
  return signs.get(character);
}

/** The invisible characters at the start of the text. */
export function unseenIn(text: string): string {
  return allUnseen.exec(text)?.[0] ?? "";
}

export function foreignSign(found: string, sign: string): Sentence {
  const code = found.codePointAt(0) ?? 0;
  const named = code < 0x80 ? "" : ` (${codePointOf(found)})`;
  return {
    reason: `"${found}"${named} was found – expected "${sign}".`,
    help: `Write "${sign}" instead.`,
    instead: sign,
  };
}

export function unseenBetween(found: string): Sentence {
  const [first = ""] = found;
  const name = names.get(first) ?? (/\p{Cf}/u.test(first) ? "invisible sign" : "space");
  const isSpace = /^[\p{Zs}\u2800]+$/u.test(found);
  return {
    reason: `A character that looks like ${isSpace ? "a plain space" : "nothing"} was found, ${codePointOf(first)} (${name}) – expected only plain spaces, tabs and line ends between signs.`,
    help: isSpace ? "Write a plain space instead." : "Remove it.",
    instead: isSpace ? " " : "",
  };
}
