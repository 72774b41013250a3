/** Parts of pages in Markdown. */
import { shownLines } from "./code-explanation.ts";

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

export function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s*\n\s*/gu, " ");
  return `\n${[head, head.map(() => "---"), ...lines]
    .map((cells) => `| ${cells.map(cell).join(" | ")} |\n`)
    .join("")}\n`;
}

/** Escapes a text of a schema, so that nothing in it but code is markup: neither `<…>` nor a link. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/u)
    .map((part) =>
      part.startsWith("`") ? part : part.replaceAll(/[<>*_{}]|\](?=[([])/gu, String.raw`\$&`),
    )
    .join("");
}
