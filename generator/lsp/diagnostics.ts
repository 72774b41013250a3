/** Converts findings to the protocol's diagnostics: with start and end, a link to the meaning of the code, and tags. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  DiagnosticSeverity,
  DiagnosticTag,
  type Diagnostic as ProtocolDiagnostic,
} from "vscode-languageserver";
import { definitionOf } from "../diagnostics/code.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { rank } from "../diagnostics/in-order.ts";
import type { Severity } from "../model/severity.ts";
import type { SourceText } from "../model/source-text.ts";
import { rangeOf } from "./positions.ts";
import { getOrInsert, addTo } from "../model/maps.ts";

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
};

/**
 * Cached because a finding unaffected by an edit stays the same object; it belongs to one project, whose folder is
 * fixed.
 */
const known = new WeakMap<Diagnostic, ProtocolDiagnostic>();

/** Returns the diagnostics by URI, in the order of the findings. */
export function protocolDiagnostics(
  diagnostics: readonly Diagnostic[],
  uriOf: (source: SourceText) => string,
): ReadonlyMap<string, readonly ProtocolDiagnostic[]> {
  const byUri = new Map<string, ProtocolDiagnostic[]>();
  const uris = new Map<SourceText, string>();
  const uriOfSource = (source: SourceText): string =>
    getOrInsert(uris, source, () => uriOf(source));
  for (const diagnostic of diagnostics) {
    const make = (): ProtocolDiagnostic => protocolDiagnostic(diagnostic, uriOfSource);
    addTo(byUri, uriOfSource(diagnostic.source), getOrInsert(known, diagnostic, make));
  }
  return byUri;
}

/** The number of findings that are at least so severe; these come first. */
export function countOf(least: Severity, diagnostics: readonly Diagnostic[]): number {
  let [low, high] = [0, diagnostics.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const { severity = "note" } = diagnostics[middle] ?? {};
    if (rank[severity] <= rank[least]) low = middle + 1;
    else high = middle;
  }
  return low;
}

function protocolDiagnostic(
  { code, severity, message, help, range, notes, source: at }: Diagnostic,
  uriOfSource: (source: SourceText) => string,
): ProtocolDiagnostic {
  const related = notes.map((note) => ({
    message: note.message,
    location: {
      uri: uriOfSource(note.source ?? at),
      range: rangeOf(note.range ?? range),
    },
  }));
  const page = pageOf(code);
  const tags = tagsOf(code);
  return {
    range: rangeOf(range),
    severity: severities[severity],
    code,
    ...(page === undefined ? {} : { codeDescription: { href: page } }),
    source: "defwright",
    message: help === undefined ? message : `${message}\n${help}`,
    ...(tags.length === 0 ? {} : { tags }),
    ...(related.length === 0 ? {} : { relatedInformation: related }),
  };
}

function tagsOf(code: string): DiagnosticTag[] {
  const tag = definitionOf(code)?.tag;
  if (tag === undefined) return [];
  return [tag === "unused" ? DiagnosticTag.Unnecessary : DiagnosticTag.Deprecated];
}

const pages = new Map<string, string | undefined>();

/** URL of a code's page in the installation; `undefined` if the pages are not installed. */
function pageOf(code: string): string | undefined {
  if (!pages.has(code)) {
    const page = new URL(`../../docs/diagnostics/${code}.md`, import.meta.url);
    pages.set(code, existsSync(fileURLToPath(page)) ? page.href : undefined);
  }
  return pages.get(code);
}
