import { isList } from "../../json/containers.ts";
import type { Json } from "../../model/json.ts";

/**
 * The words of a text that is a whole list, and of `id:2`, `id = 2` and `2-3`; numbers as numbers. `undefined` for a
 * text of one word, and for sentences. That they were meant as separate words is a guess, and so is that they were not.
 */
export function partsOf(value: Json): readonly Json[] | undefined {
  if (typeof value !== "string") return undefined;
  const text = value.trim();
  const counted = /^([\w:-]*[A-Za-z_][\w-]*)\s*[:=]\s*(-?\d+)$/u.exec(text)?.slice(1);
  const range = /^(\d+)\s*(?:-|–|to|\.\.)\s*(\d+)$/u.exec(text)?.slice(1);
  if (range) return range.map(Number);
  // Single characters, such as symbols that are drawn, are separated by commas.
  const signs = /^\S(?:\s*,\s*\S)+$/u.test(text);
  if (signs) return text.split(/\s*,\s*/u);
  if (!counted && !/^[\w:-]+(?:(?:\s*[,;|]\s*|\s+)[\w:-]+)+$/u.test(text)) return undefined;
  return (counted ?? text.split(/\s*[,;|]\s*|\s+/u)).map((part) =>
    /^-?\d+$/u.test(part) ? Number(part) : part,
  );
}

/** Whether an entry of the list, or of a nested list, is such a text. */
export function holdsParts(value: Json): boolean {
  if (!isList(value)) return false;
  return value.some((each) => partsOf(each) !== undefined || holdsParts(each));
}
