/** Reads a configuration file of any format; its shape is checked elsewhere. */
import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { pathToFileURL } from "node:url";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { jsonFindings } from "../json/findings.ts";
import { parseJson } from "../json/parse-json.ts";
import type { Json } from "../model/json.ts";
import { displayPath } from "../disk/display-path.ts";
import { collectProblems, jsonSource, moduleSource, type ConfigurationSource } from "./problem.ts";

export interface ReadConfiguration {
  readonly source: ConfigurationSource;
  /** `undefined` where it could not be read; the problems say why. */
  readonly value: Json | undefined;
}

/**
 * @param file Absolute, and known to exist.
 * @param mayRun Whether it may be run where it is code.
 */
export async function readConfig(
  file: string,
  workingDirectory: string,
  problems: Diagnostic[],
  mayRun: () => boolean,
): Promise<ReadConfiguration> {
  const text = readFileSync(file, "utf8");
  const path = displayPath(file, workingDirectory);
  if (extname(file) === ".json") return readJson(path, text, problems);
  if (mayRun()) return await readModule(file, path, text, problems);
  const source = moduleSource(path, text);
  collectProblems(source, problems)(
    "configuration-module",
    { offset: 0, length: 0 },
    {
      reason:
        "The configuration is code, and was not run: this defwright is not installed in its folder",
      foreign: true,
    },
  );
  return { source, value: undefined };
}

function readJson(path: string, text: string, problems: Diagnostic[]): ReadConfiguration {
  const source = jsonSource(path, text);
  const parsed = parseJson(text);
  if (parsed.ok) return { source, value: parsed.value };
  const report = collectProblems(source, problems);
  for (const finding of jsonFindings(text)) {
    switch (finding.kind) {
      case "syntax":
        report("configuration-syntax", finding, { reason: finding.reason, help: finding.help });
        break;
      case "duplicate-member":
        report("configuration-conflict", finding, {
          subject: `Member "${finding.name}" was found twice`,
          clash: "expected one of each name",
          remedy: "Remove one of the two.",
        });
        break;
      case "too-deep":
        report("configuration-syntax", finding, {
          reason: `Brackets nest deeper than ${String(finding.limit)} levels.`,
          help: undefined,
        });
        break;
    }
  }
  return { source, value: undefined };
}

async function readModule(
  file: string,
  path: string,
  text: string,
  problems: Diagnostic[],
): Promise<ReadConfiguration> {
  const source = moduleSource(path, text);
  const report = collectProblems(source, problems);
  const start = { offset: 0, length: 0 };
  let exported: Json | undefined;
  try {
    exported = asJson(await importModule(file));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [first = message] = message.split("\n");
    report("configuration-module", start, {
      reason: `The module cannot be loaded (${first.replace(/[.:]$/u, "")})`,
    });
    return { source, value: undefined };
  }
  if (exported === undefined) {
    report("configuration-module", start, { reason: "The module has no default export" });
    return { source, value: undefined };
  }
  return { source, value: exported };
}

/** The default export; read anew each time, because `watch` reads an edited file again. */
async function importModule(file: string): Promise<unknown> {
  if (extname(file) === ".ts") {
    const { createJiti } = await import("jiti");
    const jiti = createJiti(import.meta.url, { moduleCache: false, fsCache: false });
    const { default: exported } = await jiti.import<{ default?: unknown }>(file);
    return exported;
  }
  const url = pathToFileURL(file);
  url.searchParams.set("read", String(reads++));
  const { default: exported } = (await import(url.href)) as { default?: unknown };
  return exported;
}

let reads = 0;

/** What a module exports, as the same file in JSON would say it: without `undefined`, functions and classes. */
function asJson(value: unknown): Json | undefined {
  if (value === undefined) return undefined;
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? null : (JSON.parse(text) as Json);
}
