import type { Json } from "../../model/json.ts";

/** The words of a text that is a whole list; numbers as numbers. `undefined` for a text of one word, and for sentences. */
export function partsOf(value: Json): readonly Json[] | undefined {
  if (
    typeof value !== "string" ||
    !/^[\w:-]+(?:(?:\s*[,;|]\s*|\s+)[\w:-]+)+$/u.test(value.trim())
  ) {
    return undefined;
  }
  return value
    .trim()
    .split(/\s*[,;|]\s*|\s+/u)
    .map((part) => (/^-?\d+$/u.test(part) ? Number(part) : part));
}
