import type { Code } from "../diagnostics/catalogue/index.ts";
import type { Evidence } from "../slips/evidence.ts";
import type { Diagnostic, Fix } from "../diagnostics/diagnostic.ts";
import { fixes, type CodeFix } from "./fixes.ts";
import { siteOf } from "./site.ts";

/**
 * What would mend a finding; `undefined` where nobody but its author can tell.
 * @param evidence Of the run that found it; absent where nothing is known of the packs.
 */
export function fixOf(diagnostic: Diagnostic, evidence: Evidence | undefined): Fix | undefined {
  const { fact } = diagnostic;
  if (fact === undefined || evidence === undefined) return undefined;
  // The pair of code and data was checked where it was reported.
  const fix = fixes[fact.code] as CodeFix<Code> | undefined;
  const site = fix && siteOf(diagnostic);
  const edits = site && fix.edits(fact.data, site, evidence);
  return edits && { level: fix.level, edits: edits.toSorted((a, b) => a.offset - b.offset) };
}

/** Whether mending a finding of this code may bring others to light. */
export function reveals(code: string): boolean {
  return fixes[code as Code]?.reveals === true;
}

/** The finding, with its fix where it has one. */
export function withFix(diagnostic: Diagnostic, evidence: Evidence | undefined): Diagnostic {
  const fix = fixOf(diagnostic, evidence);
  return fix === undefined ? diagnostic : { ...diagnostic, fix };
}
