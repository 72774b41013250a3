import type { Json, JsonObject } from "../../../model/json.ts";

/** The text itself: of the object form (extension) its `str` or `str_sp`; plural and context are for translators. */
export function readText(value: Json): string {
  if (typeof value === "string") return value;
  const text = value as JsonObject;
  return (text["str_sp"] ?? text["str"] ?? "") as string;
}
