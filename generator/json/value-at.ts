import type { Json, JsonPath } from "../model/json.ts";

/** The value at a path; `undefined` if there is none. */
export function valueAt(value: Json, path: JsonPath): Json | undefined {
  let at: Json | undefined = value;
  for (const step of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Readonly<Record<string | number, Json>>)[step];
  }
  return at;
}
