/** Diagnostics in the form in which Vite, its overlay and other bundlers show an error. */
import { resolve } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { formatReport } from "../diagnostics/format-report.ts";
import { renderFrame } from "../diagnostics/render-frame.ts";
import { summary } from "../diagnostics/summary.ts";
import { visibleText } from "../diagnostics/visible-text.ts";

export interface ShownError {
  readonly message: string;
  readonly plugin: "defwright";
  /** Absolute path of the file. */
  readonly id: string;
  /** Line and column, counted from 1 as in editors. */
  readonly loc: { readonly file: string; readonly line: number; readonly column: number };
  readonly frame: string;
  readonly stack: string;
}

/** Maximum number of lines that list the errors after the first. */
const mostOthers = 20;

/**
 * Returns the first error with its frame, and the other errors below it, each with a location that the overlay turns
 * into a link; `undefined` if there is no error.
 */
export function overlayError(
  diagnostics: readonly Diagnostic[],
  workingDirectory: string,
): ShownError | undefined {
  const [first, ...others] = diagnostics.filter(({ severity }) => severity === "error");
  if (first === undefined) return undefined;
  const file = fileOf(first, workingDirectory);
  const { line, column } = first.range;
  const lines = others
    .slice(0, mostOthers)
    .map((each) => `${placeOf(each, workingDirectory)} ${visibleText(sentences(each))}`);
  if (others.length > mostOthers) lines.push(`and ${String(others.length - mostOthers)} more`);
  return {
    message: visibleText(`[${first.code}] ${sentences(first)}`),
    plugin: "defwright",
    id: file,
    loc: { file, line, column },
    frame: frameOf(first),
    stack: lines.join("\n"),
  };
}

/** The error of a production build: its message contains every error in full. */
export function buildError(
  diagnostics: readonly Diagnostic[],
  workingDirectory: string,
): Omit<ShownError, "stack"> | undefined {
  const error = overlayError(diagnostics, workingDirectory);
  if (error === undefined) return undefined;
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const report = formatReport(errors).paragraphs.join("\n");
  const { stack: _, ...rest } = error;
  return { ...rest, message: `${summary(errors) ?? ""}\n\n${report}` };
}

/**
 * The frame from its first numbered line on: terminal frames begin with an empty line, and the overlay strips the
 * whitespace before it.
 */
function frameOf({ source, range, label }: Diagnostic): string {
  const frame = renderFrame(source, range, label === undefined ? {} : { label });
  return frame.slice(frame.indexOf("\n") + 1);
}

function sentences({ message, help }: Diagnostic): string {
  return help === undefined ? message : `${message} ${help}`;
}

function fileOf({ source }: Diagnostic, workingDirectory: string): string {
  return visibleText(resolve(workingDirectory, source.displayPath));
}

function placeOf(diagnostic: Diagnostic, workingDirectory: string): string {
  const { line, column } = diagnostic.range;
  return `${fileOf(diagnostic, workingDirectory)}:${String(line)}:${String(column)}`;
}
