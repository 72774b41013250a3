import type { Severity } from "./diagnostic.ts";
import type { Dialect } from "../model/dialect.ts";
import type { CatalogueEntry } from "./catalogue/entry.ts";
import { configurationCodes } from "./catalogue/configuration.ts";
import { catalogue } from "./catalogue/index.ts";
import { outputCodes } from "./stale-output.ts";

/** What is known of a code apart from any finding. */
export interface CodeFacts {
  readonly meaning: string;
  readonly severity: Severity | Readonly<Record<Dialect, Severity>>;
  /** Section of the specification, without "§". */
  readonly spec?: string;
  readonly about: "content" | "configuration" | "output";
}

/** Of any code that defwright prints: about content, the configuration or the generated modules. */
export function factsOfCode(code: string): CodeFacts | undefined {
  const tables = { content: catalogue, configuration: configurationCodes, output: outputCodes };
  for (const about of ["content", "configuration", "output"] as const) {
    if (!Object.hasOwn(tables[about], code)) continue;
    const entries = tables[about] as unknown as Readonly<Record<string, CatalogueEntry<never>>>;
    const entry = entries[code];
    if (entry === undefined) continue;
    const { meaning, severity, spec } = entry;
    return { meaning, severity, about, ...(spec === undefined ? {} : { spec }) };
  }
  return undefined;
}

/** Every code that defwright prints, by code unit. */
export function allCodes(): string[] {
  return [catalogue, configurationCodes, outputCodes].flatMap((table) => Object.keys(table)).sort();
}
