import type { JsonObject } from "../../../model/json.ts";
import { readText } from "../translated-text/read-text.ts";

/** The members of `value` that are written, as they are, in the order of `names`. */
export function keptMembers(value: JsonObject, names: readonly string[]): JsonObject {
  const kept: Record<string, JsonObject[string]> = {};
  for (const name of names) {
    const member = value[name];
    if (member !== undefined) kept[name] = member;
  }
  return kept;
}

/** As `keptMembers`, for translated text: the text alone stays. */
export function keptTexts(value: JsonObject, names: readonly string[]): JsonObject {
  const kept: Record<string, string> = {};
  for (const name of names) {
    const member = value[name];
    if (member !== undefined) kept[name] = readText(member);
  }
  return kept;
}
