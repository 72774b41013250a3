import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { hashOf } from "./format.ts";

/** The hash of what a finding says, by which it is recognized in another run. */
export function sayingOf({ code, message, source, range, notes }: Diagnostic): string {
  const { packName, displayPath } = source;
  const said = notes.map((note) => note.message);
  return hashOf(
    JSON.stringify([code, message, packName, displayPath, range.line, range.column, said]),
  );
}
