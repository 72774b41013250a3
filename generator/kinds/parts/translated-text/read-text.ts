import type { AuthoredTranslatedText } from "../../../compiled/authored-types.ts";

/** The text itself: of the object form (extension) its `str` or `str_sp`; plural and context are for translators. */
export function readText(text: AuthoredTranslatedText): string {
  if (typeof text === "string") return text;
  return "str_sp" in text ? text.str_sp : text.str;
}
