import type { AuthoredTranslatedText } from "../../../compiled/authored-types.ts";

/** Returns the text itself, from the object form (extension) `str` or `str_sp`; the rest is for translators. */
export function readText(text: AuthoredTranslatedText): string {
  if (typeof text === "string") return text;
  return "str_sp" in text ? text.str_sp : text.str;
}
