/** What stands in a value: the one way to follow a path, by own members only. */
import type { Json, JsonPath } from "../model/json.ts";

export function memberOf(value: Json | undefined, key: string | number): Json | undefined {
  const isContainer = typeof value === "object" && value !== null;
  return isContainer && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string | number, Json>>)[key]
    : undefined;
}

/** The value at a path; `undefined` if there is none. */
export function valueAt(value: Json, path: JsonPath): Json | undefined {
  return path.reduce<Json | undefined>(memberOf, value);
}
