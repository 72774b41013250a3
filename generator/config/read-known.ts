/** Reads the ids that, according to the configuration, exist outside the content. */
import { resolve } from "node:path";
import { escapeInvisible } from "../diagnostics/visible-text.ts";
import { asSeen } from "../text/characters.ts";
import { isList } from "../json/containers.ts";
import { parseJson } from "../json/parse-json.ts";
import type { Configuration } from "./configuration.ts";
import { readNamedFile, type FileBounds } from "./named-file.ts";
import type { ConfigurationSource, ReportProblem } from "./problem.ts";

export interface KnownSearch extends FileBounds {
  /** Absolute; paths are relative to it. */
  readonly folder: string;
  readonly source: ConfigurationSource;
  readonly report: ReportProblem;
  /** Receives the absolute paths of these files, whether or not they exist. */
  readonly files: Set<string>;
}

export function readKnown(
  known: Configuration["known"],
  { folder, source, report, files, ...bounds }: KnownSearch,
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
      const read = readNamedFile(file, bounds);
      if (!("problem" in read && read.problem === "outside")) files.add(file);
      const listed = "text" in read ? listIn(read.text) : read.problem;
      if (Array.isArray(listed)) for (const id of listed) ids.add(id);
      else {
        const span = source.locate(["known", kind, index], "value");
        const problem = listed === "absent" ? "no-file" : listed;
        report("configuration-path", span, { path: entry, problem });
      }
    }
    all.set(kind, ids);
  }
  return all;
}

function listIn(text: string): string[] | "no-list" {
  const entries = parseJson(text) ?? null;
  return isList(entries) && entries.every((entry) => typeof entry === "string")
    ? [...entries]
    : "no-list";
}
