import type { FixableCode } from "../diagnostics/code-definition.ts";
import { codes, type FixableCodeName } from "../diagnostics/code.ts";
import type { Evidence } from "../slips/evidence.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Fix } from "../diagnostics/fix.ts";
import { fixes, type EditsOf } from "./fixes.ts";
import { siteOf } from "./site.ts";

/**
 * Returns the fix for a finding; `undefined` if only its author can decide.
 * @param evidence From the run that found it; absent if nothing is known of the packs.
 */
export function fixOf(diagnostic: Diagnostic, evidence: Evidence | undefined): Fix | undefined {
  const { fact } = diagnostic;
  if (fact === undefined || evidence === undefined) return undefined;
  if (!isFixable(fact.code)) return undefined;
  // The type of this pair of code and data was checked where it was reported.
  const editsOf = fixes[fact.code] as EditsOf<FixableCodeName>;
  const site = siteOf(diagnostic);
  const edits = site && editsOf(fact.data as never, site, evidence);
  if (edits === undefined) return undefined;
  const { level: usual, levelOf }: FixableCode<never>["fix"] = codes[fact.code].fix;
  const level = levelOf?.(fact.data as never) ?? usual;
  return { level, edits: edits.toSorted((a, b) => a.offset - b.offset) };
}

/** Whether fixing a finding of this code may reveal others. */
export function reveals(code: string): boolean {
  return isFixable(code) && codes[code].fix.reveals === true;
}

function isFixable(code: string): code is FixableCodeName {
  return Object.hasOwn(fixes, code);
}

/** The finding, with its fix if it has one. */
export function withFix(diagnostic: Diagnostic, evidence: Evidence | undefined): Diagnostic {
  const fix = fixOf(diagnostic, evidence);
  return fix === undefined ? diagnostic : { ...diagnostic, fix };
}
