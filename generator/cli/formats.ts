/**
 * The formats of findings, as a table. `show-diagnostics.ts` has the function that writes each, because it is loaded
 * only when there is something to write. `docs/adding-a-format.md` says how another one is added.
 */
import type { Form } from "./console.ts";

export type FormatName = "pretty" | "unix" | "json" | "sarif" | "github" | "markdown";

interface FormatRow {
  readonly form: Form;
  /** What the names of report files in this format end with, in lower case; absent if it is not for files. */
  readonly endings?: readonly string[];
  /** Whether the findings of all projects are one text; otherwise each finding is a text of its own. */
  readonly isDocument?: true;
  /** Whether it is data for programs: with the fixes of the findings, and without messages beside it. */
  readonly isData?: true;
  /** Whether `--format` does not know it. */
  readonly isOnlyForFiles?: true;
}

export const formats: Readonly<Record<FormatName, FormatRow>> = {
  pretty: { form: "text" },
  unix: { form: "text", endings: [".txt"] },
  json: { form: "code", endings: [".json", ".jsonl", ".ndjson"], isData: true },
  sarif: { form: "code", endings: [".sarif", ".sarif.json"], isDocument: true, isData: true },
  github: { form: "annotations", isDocument: true },
  markdown: { form: "text", endings: [".md"], isDocument: true, isOnlyForFiles: true },
};

const names = Object.keys(formats) as FormatName[];

/** The formats that `--format` accepts. */
export const printedFormats: readonly FormatName[] = names.filter(
  (name) => formats[name].isOnlyForFiles !== true,
);

/** The format of a report file, by the end of its name: `a.sarif.json` is SARIF, not JSON. */
export function reportFormat(path: string): FormatName | undefined {
  const file = path.toLowerCase();
  const ends = names.flatMap((name) =>
    (formats[name].endings ?? []).flatMap((end) => (file.endsWith(end) ? { name, end } : [])),
  );
  return ends.sort((one, other) => other.end.length - one.end.length)[0]?.name;
}
