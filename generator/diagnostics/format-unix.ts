import type { Diagnostic } from "./diagnostic.ts";
import { visibleText } from "./visible-text.ts";

/**
 * A finding in one line, as printed by compilers and read by editors, `grep` and problem matchers:
 * `content/core/doors.json:12:5: error[unknown-member]: Message. Help.`, with a line end.
 */
export function formatUnix(diagnostic: Diagnostic): string {
  const { source, range, severity, code, message, help } = diagnostic;
  const place = `${source.displayPath}:${String(range.line)}:${String(range.column)}`;
  const text = help === undefined ? message : `${message} ${help}`;
  return `${visibleText(`${place}: ${severity}[${code}]: ${text}`)}\n`;
}
