/** Edits of JSON texts that leave everything else in them as it is. */
import { applyEdits, modify, type JSONPath } from "jsonc-parser";

export interface Span {
  readonly offset: number;
  readonly length: number;
}

export function replaceSpan(text: string, { offset, length }: Span, by: string): string {
  return text.slice(0, offset) + by + text.slice(offset + length);
}

const layout = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/** Sets or, with `undefined`, removes what is at the path; new members come last, or where `at` says. */
export function setAt(text: string, path: JSONPath, value: unknown, at?: number): string {
  const options = at === undefined ? layout : { ...layout, getInsertionIndex: () => at };
  return applyEdits(text, modify(text, path, value, options));
}

/** Adds objects at the end of a list of objects. */
export function addObjects(text: string, objects: readonly object[]): string {
  const end = text.lastIndexOf("]");
  const isEmpty = /\[\s*$/u.test(text.slice(0, end));
  const added = objects.map((object) => JSON.stringify(object)).join(",\n  ");
  return `${text.slice(0, end).trimEnd()}${isEmpty ? "" : ","}\n  ${added}\n${text.slice(end)}`;
}
