import type { Diagnostic } from "./diagnostic.ts";
import { codes } from "./code.ts";
import type { StaleState } from "./stale-states.ts";

/**
 * A finding about a generated module in the form of those about content, for the formats that support only that.
 * @param module Path below the output folder.
 * @param file The same path as shown to people.
 */
export function staleOutput(module: string, state: StaleState, file: string): Diagnostic {
  const definition = codes["stale-output"];
  const help = definition.help?.({ module, state });
  return {
    code: "stale-output",
    severity: "error",
    message: definition.message({ module, state }),
    ...(help === undefined ? {} : { help }),
    source: { displayPath: file, text: "" },
    range: { line: 1, column: 1, endLine: 1, endColumn: 1, offset: 0, length: 0 },
    notes: [],
    state,
  };
}
