import type { CatalogueEntry } from "./catalogue/entry.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** How a module on disk differs from what the content makes. */
export type StaleState = "missing" | "different" | "extra";

export const staleStates: Readonly<Record<StaleState, string>> = {
  missing: "is missing",
  different: "differs from what the content makes",
  extra: "is no longer made from the content",
};

interface OutputCodes {
  readonly "stale-output": CatalogueEntry<{ readonly module: string; readonly state: StaleState }>;
}

/** Codes about generated modules instead of content: `check` gives them, with exit code 3. */
export const outputCodes: OutputCodes = {
  "stale-output": {
    severity: "error",
    meaning: "A generated module is not what the content makes.",
    message: ({ module, state }) => `Module "${module}" ${staleStates[state]}.`,
    help: () => `Run "defwright build".`,
  },
};

/**
 * The finding in the form of those about content, for the formats that know no other.
 * @param module Path below the output folder.
 * @param file The same as shown to people.
 */
export function staleOutput(module: string, state: StaleState, file: string): Diagnostic {
  const entry = outputCodes["stale-output"];
  const help = entry.help?.({ module, state });
  return {
    code: "stale-output",
    severity: "error",
    message: entry.message({ module, state }),
    ...(help === undefined ? {} : { help }),
    source: { displayPath: file, text: "" },
    range: { line: 1, column: 1, endLine: 1, endColumn: 1, offset: 0, length: 0 },
    notes: [],
  };
}
