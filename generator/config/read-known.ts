/** Reads the ids that, according to the configuration, exist outside the content. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { escapeInvisible } from "../diagnostics/visible-text.ts";
import { contains, realPath } from "../disk/real-path.ts";
import { asSeen } from "../text/characters.ts";
import { parseJson } from "../json/parse-json.ts";
import type { Configuration } from "./configuration.ts";
import type { ConfigurationSource, ReportProblem } from "./problem.ts";

export interface KnownSearch {
  /** Absolute; paths are relative to it. */
  readonly folder: string;
  /** The absolute folder that must contain every file; absent if files may be anywhere. */
  readonly within: string | undefined;
  readonly source: ConfigurationSource;
  readonly report: ReportProblem;
  /** Receives the absolute paths of these files, whether or not they exist. */
  readonly files: Set<string>;
}

export function readKnown(
  known: Configuration["known"],
  { folder, within, source, report, files }: KnownSearch,
): Map<string, ReadonlySet<string>> {
  const all = new Map<string, ReadonlySet<string>>();
  for (const [kind, entries] of Object.entries(known ?? {})) {
    if (kind.startsWith("//")) continue;
    const ids = new Set<string>();
    for (const [index, entry] of entries.entries()) {
      if (!entry.endsWith(".json")) {
        ids.add(entry);
        if (asSeen(entry) !== entry) {
          report("configuration-value", source.locate(["known", kind, index], "value"), {
            where: `known.${kind}[${String(index)}]`,
            found: escapeInvisible(JSON.stringify(entry)),
            expected: ["an id without leading or trailing spaces or invisible characters"],
            suggestion: asSeen(entry),
          });
        }
        continue;
      }
      const file = resolve(folder, entry);
      if (within !== undefined && !contains(realPath(within), realPath(file))) {
        const span = source.locate(["known", kind, index], "value");
        report("configuration-path", span, { path: entry, problem: "outside" });
        continue;
      }
      files.add(file);
      const listed = readList(file);
      if (Array.isArray(listed)) for (const id of listed) ids.add(id);
      else {
        const span = source.locate(["known", kind, index], "value");
        report("configuration-path", span, { path: entry, problem: listed });
      }
    }
    all.set(kind, ids);
  }
  return all;
}

function readList(file: string): string[] | "no-file" | "no-list" {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return "no-file";
  }
  const parsed = parseJson(text);
  if (!parsed.ok || !Array.isArray(parsed.value)) return "no-list";
  const entries: readonly unknown[] = parsed.value;
  return entries.every((entry) => typeof entry === "string") ? [...entries] : "no-list";
}
