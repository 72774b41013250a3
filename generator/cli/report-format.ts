/** The format of a report file, by its extension. */
export type ReportFormat = "sarif" | "json" | "unix" | "markdown";

const endings: readonly (readonly [ending: string, format: ReportFormat])[] = [
  [".sarif", "sarif"],
  [".sarif.json", "sarif"],
  [".json", "json"],
  [".jsonl", "json"],
  [".ndjson", "json"],
  [".txt", "unix"],
  [".md", "markdown"],
];

/** `undefined` for any other extension. */
export function reportFormat(path: string): ReportFormat | undefined {
  return endings.find(([ending]) => path.toLowerCase().endsWith(ending))?.[1];
}
