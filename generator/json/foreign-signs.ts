/** Characters that look like JSON's signs and spaces but are not, as keyboards, web pages and mails produce them. */
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
