import type { AuthoredTranslatedText } from "../../../compiled/authored-types.ts";
import type { Json, JsonObject } from "../../../model/json.ts";
import { readText } from "../translated-text/read-text.ts";

/** The members of `value` that are written, as they are, in the order of `names`. */
export function keptMembers<Value extends JsonObject>(
  value: Value,
  names: readonly NameIn<Value>[],
): JsonObject {
  const written: JsonObject = value;
  const kept: Record<string, Json> = {};
  for (const name of names) {
    const member = written[name];
    if (member !== undefined) kept[name] = member;
  }
  return kept;
}

/** Of several types, a member that any of them has. */
type NameIn<Value> = Value extends unknown ? keyof Value & string : never;

/** As `keptMembers`, for translated text: the text alone stays. */
export function keptTexts<Name extends string>(
  value: Readonly<Partial<Record<Name, AuthoredTranslatedText>>>,
  names: readonly Name[],
): JsonObject {
  const kept: Record<string, string> = {};
  for (const name of names) {
    const member = value[name];
    if (member !== undefined) kept[name] = readText(member);
  }
  return kept;
}
