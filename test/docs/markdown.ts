/** Parts of pages that tests make. */
import { shownLines } from "../../generator/explain/code-explanation.ts";

/** A fence longer than any run of backticks in the text. @param lines those of it that are shown */
export function fence(
  language: string,
  text: string,
  lines: readonly string[] = shownLines(text.trimEnd()),
): string {
  const runs = lines.join("\n").match(/`+/gu) ?? [];
  const mark = "`".repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return [`${mark}${language}`, ...lines, mark].join("\n");
}

export function paragraphs(...parts: readonly string[]): string {
  return `${parts.join("\n\n")}\n`;
}
