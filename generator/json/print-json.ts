import type { Json, JsonObject } from "../model/json.ts";

/**
 * A value as people write it in one line: `["a", 1]`, `{ "id": "a" }`.
 * @param textOf The text of a value that has one already.
 */
export function printJson(value: Json, textOf?: (value: Json) => string | undefined): string {
  const own = textOf?.(value);
  if (own !== undefined) return own;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    return `[${(value as readonly Json[]).map((each) => printJson(each, textOf)).join(", ")}]`;
  }
  const members = Object.entries(value as JsonObject).map(
    ([name, inner]) => `${JSON.stringify(name)}: ${printJson(inner, textOf)}`,
  );
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
