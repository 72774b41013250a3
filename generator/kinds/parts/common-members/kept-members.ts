import type { AuthoredTranslatedText } from "../../../compiled/authored-types.ts";
import type { Json, JsonObject } from "../../../model/json.ts";
import { readText } from "../translated-text/read-text.ts";

/** Copies those of the named members that `value` has, unchanged, in the order of `names`. */
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

/** A member that at least one type of a union has. */
type NameIn<Value> = Value extends unknown ? keyof Value & string : never;

/** Like `keptMembers`, for translated text: only the text itself is kept. */
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
