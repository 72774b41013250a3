import type { Code } from "../diagnostics/catalogue/index.ts";
import type { Diagnostic, Fix } from "../diagnostics/diagnostic.ts";
import { fixes, type CodeFix } from "./fixes.ts";
import { siteOf } from "./site.ts";

/** What would mend a finding; `undefined` where nobody but its author can tell. */
export function fixOf({ fact }: Diagnostic): Fix | undefined {
  if (fact === undefined) return undefined;
  // The pair of code and data was checked where it was reported.
  const fix = fixes[fact.code] as CodeFix<Code> | undefined;
  const site = fix && siteOf(fact.place);
  const edits = site && fix.edits(fact.data, site);
  return edits && { level: fix.level, edits: edits.toSorted((a, b) => a.offset - b.offset) };
}

/** Whether mending a finding of this code may bring others to light. */
export function reveals(code: string): boolean {
  return fixes[code as Code]?.reveals === true;
}

/** The finding, with its fix where it has one. */
export function withFix(diagnostic: Diagnostic): Diagnostic {
  const fix = fixOf(diagnostic);
  return fix === undefined ? diagnostic : { ...diagnostic, fix };
}
