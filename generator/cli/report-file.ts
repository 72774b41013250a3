/** Findings in addition to those on the terminal: in a file that the options name, and in the summary of a CI step. */
import { appendFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { makeFolders } from "../disk/make-folders.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { formatJson } from "../diagnostics/format-json.ts";
import { formatMarkdown } from "../diagnostics/format-markdown.ts";
import { formatUnix } from "../diagnostics/format-unix.ts";
import type { Console, Form } from "./console.ts";
import { printable } from "./guarded-console.ts";
import { sarifReport } from "./sarif-report.ts";
import { reportFormat, type ReportFormat } from "./report-format.ts";
import { repositoryPath } from "./github-actions.ts";

const writers: Readonly<
  Record<
    ReportFormat,
    {
      readonly print: (diagnostics: readonly Diagnostic[], console: Console) => string;
      readonly form: Form;
    }
  >
> = {
  sarif: { print: sarifReport, form: "code" },
  json: { print: (diagnostics) => diagnostics.map(formatJson).join(""), form: "code" },
  unix: { print: (diagnostics) => diagnostics.map(formatUnix).join(""), form: "text" },
  markdown: {
    print: (diagnostics, console) => formatMarkdown(diagnostics, repositoryPath(console)),
    form: "text",
  },
};

/** Writes all findings, including notes, with their fixes; also an empty report, so that it replaces an earlier one. */
export function writeReport(
  path: string,
  diagnostics: readonly Diagnostic[],
  console: Console,
): void {
  const format = reportFormat(path);
  if (format === undefined) throw new Error(`there is no report format for ${path}`);
  const file = resolve(console.cwd, path);
  makeFolders(dirname(file));
  const { print, form } = writers[format];
  writeFileSync(file, printable(print(diagnostics, console), form));
}

/** Appends a table to the step's summary page, if GitHub Actions provides one. */
export function appendStepSummary(diagnostics: readonly Diagnostic[], console: Console): void {
  const file = console.env["GITHUB_STEP_SUMMARY"];
  if (file === undefined || file === "" || diagnostics.length === 0) return;
  try {
    appendFileSync(file, printable(formatMarkdown(diagnostics, repositoryPath(console))));
  } catch (error) {
    // The findings are in the log too.
    const reason = error instanceof Error ? error.message : String(error);
    console.err(`defwright: the step summary cannot be written (${reason})\n`);
  }
}
