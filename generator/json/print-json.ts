import { isList } from "./containers.ts";
import type { Json } from "../model/json.ts";

/**
 * Prints a value in one line as people write it: `["a", 1]`, `{ "id": "a" }`.
 * @param textOf Returns the text of a value that is already printed.
 */
export function printJson(value: Json, textOf?: (value: Json) => string | undefined): string {
  const own = textOf?.(value);
  if (own !== undefined) return own;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isList(value)) {
    return `[${value.map((each) => printJson(each, textOf)).join(", ")}]`;
  }
  const members = Object.entries(value).map(
    ([name, inner]) => `${JSON.stringify(name)}: ${printJson(inner, textOf)}`,
  );
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
