import { present } from "../json/containers.ts";
import type { Severity } from "../model/severity.ts";
import type { Diagnostic, Note } from "./diagnostic.ts";
import type { Fix } from "./fix.ts";
import { locate } from "./locate.ts";
import type { StaleState } from "./stale-states.ts";

/** Incremented when a member changes its meaning or is removed; new members may be added without. */
const formatVersion = 1;

/** A finding for machines: one object in one line, without absent members, with a line end. */
export function formatJson(diagnostic: Diagnostic): string {
  return `${JSON.stringify(findingRecord(diagnostic))}\n`;
}

/** Whether a text is a report in this format, as far as its beginning tells; one without findings is empty. */
export function isReport(text: string): boolean {
  return text === "" || text.startsWith('{"version":');
}

/** A finding as plain data; absent members have no value. */
export interface FindingRecord {
  readonly version: number;
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly help?: string;
  readonly label?: string;
  readonly pack?: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly spec?: string;
  readonly notes: readonly NoteRecord[];
  readonly fix?: object;
  readonly state?: StaleState;
}

interface NoteRecord {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

export function findingRecord(diagnostic: Diagnostic): FindingRecord {
  const { code, severity, message, help, label, source, range, spec, notes, fix, state } =
    diagnostic;
  const { line, column, endLine, endColumn } = range;
  return {
    ...{ version: formatVersion, code, severity, message },
    ...present({ help, label, pack: source.packName }),
    ...{ file: source.displayPath, line, column, endLine, endColumn },
    ...present({ spec }),
    notes: notes.map(noteRecord),
    ...(fix && { fix: fixRecord(fix, source) }),
    ...present({ state }),
  };
}

/** Lines and columns are like those of the finding: the end is exclusive. */
function fixRecord({ level, edits }: Fix, source: Diagnostic["source"]): object {
  return {
    level,
    edits: edits.map(({ offset, length, text }) => {
      const { line, column, endLine, endColumn } = locate({ source, offset, length }).range;
      return { line, column, endLine, endColumn, text };
    }),
  };
}

function noteRecord({ message, source, range }: Note): NoteRecord {
  const place = { file: source?.displayPath, line: range?.line, column: range?.column };
  return { message, ...present(place) };
}
