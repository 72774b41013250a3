import type { Diagnostic } from "./diagnostic.ts";
import { errorsFirst } from "./errors-first.ts";
import { summary } from "./summary.ts";
import { visibleText } from "./visible-text.ts";

/** GitHub accepts one mebibyte of summary per step; this stays well below it. */
const mostRows = 300;
const longestMessage = 500;

/** A heading with the counts and a table, errors first; empty if there are no findings. */
export function formatMarkdown(
  diagnostics: readonly Diagnostic[],
  pathOf: (displayPath: string) => string = (path) => path,
): string {
  const counts = summary(diagnostics);
  if (counts === undefined) return "";
  const rows = errorsFirst(diagnostics).slice(0, mostRows);
  const lines = [
    `### defwright: ${counts}`,
    "",
    "| severity | place | code | message |",
    "| --- | --- | --- | --- |",
    ...rows.map(({ severity, source, range, code, message, help }) => {
      const place = `${pathOf(source.displayPath)}:${String(range.line)}:${String(range.column)}`;
      const text = help === undefined ? message : `${message} ${help}`;
      return `| ${severity} | ${cell(place)} | ${code} | ${cell(text)} |`;
    }),
  ];
  if (diagnostics.length > rows.length) {
    lines.push("", `… and ${String(diagnostics.length - rows.length)} more.`);
  }
  return `${lines.join("\n")}\n\n`;
}

/** Escapes text so that nothing in it is markup, a link, a mention or the end of the cell. */
function cell(text: string): string {
  const clipped =
    text.length > longestMessage
      ? `${text.slice(0, longestMessage).replace(/[\ud800-\udbff]$/u, "")}…`
      : text;
  return visibleText(clipped)
    .replace(/[\\`*_{}[\]#|~!$]/gu, String.raw`\$&`)
    .replace(/[&<>@]/gu, (sign) => `&#${String(sign.charCodeAt(0))};`)
    .replace(/(?<=[a-z]):(?=\/\/)/giu, "&#58;");
}
