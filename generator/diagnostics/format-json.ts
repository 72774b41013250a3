import type { Diagnostic, Note } from "./diagnostic.ts";
import type { Fix } from "./fix.ts";
import { locate } from "./locate.ts";

/** Incremented when a member changes its meaning or is removed; new members may be added without. */
const formatVersion = 1;

/** A finding for machines: one object in one line, without absent members, with a line end. */
export function formatJson(diagnostic: Diagnostic): string {
  const { source, range } = diagnostic;
  const record = {
    version: formatVersion,
    code: diagnostic.code,
    severity: diagnostic.severity,
    message: diagnostic.message,
    help: diagnostic.help,
    label: diagnostic.label,
    pack: source.packName,
    file: source.displayPath,
    line: range.line,
    column: range.column,
    endLine: range.endLine,
    endColumn: range.endColumn,
    spec: diagnostic.spec,
    notes: diagnostic.notes.map(noteRecord),
    fix: diagnostic.fix && fixRecord(diagnostic.fix, source),
  };
  return `${JSON.stringify(record)}\n`;
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

function noteRecord(note: Note): object {
  return {
    message: note.message,
    file: note.source?.displayPath,
    line: note.range?.line,
    column: note.range?.column,
  };
}
