/** Findings made by hand, for tests of the formats. */
import * as fc from "fast-check";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import type { FixLevel } from "../../generator/diagnostics/fix.ts";
import type { Severity } from "../../generator/model/severity.ts";
import { locate } from "../../generator/diagnostics/locate.ts";

/** A finding about the first `mark` in a file of that text. */
export function findingAt(
  displayPath: string,
  text: string,
  mark: string,
  more: Partial<Diagnostic> = {},
): Diagnostic {
  const place = { source: { displayPath, text }, offset: text.indexOf(mark), length: mark.length };
  return {
    code: "unknown-member",
    severity: "warning",
    message: `Member "${mark}" was found – terrain has none of that name.`,
    ...locate(place),
    notes: [],
    ...more,
  };
}

/** So many of a severity, in one file, a line each. */
export function findings(severity: Severity, count: number): Diagnostic[] {
  const text = Array.from({ length: count }, (_, index) => `word${String(index)},`).join("\n");
  return Array.from({ length: count }, (_, index) =>
    findingAt(`${severity}s.json`, text, `word${String(index)},`, {
      severity,
      message: `${severity} ${String(index)}.`,
    }),
  );
}

/** What content may hold: ends of lines, signs of the formats, control characters, halves of characters. */
export const hostileText: fc.Arbitrary<string> = fc.string({
  maxLength: 24,
  unit: fc.constantFrom(
    ..."ab:,%;|\\`*_[]()<>&@{}0\"'#~$!/.= ",
    "\n",
    "\r",
    "\t",
    "\u0000",
    "\u001b",
    "\u2028",
    "\u202e",
    "\u007f",
    "\ud83d",
    "\ude00",
    "😀",
    "門",
    "::error::",
    "%0A",
    "](1)",
  ),
});

export const hostileFinding: fc.Arbitrary<Diagnostic> = fc
  .record({
    path: hostileText.filter((path) => path !== ""),
    text: hostileText,
    message: hostileText.filter((message) => message !== ""),
    help: fc.option(hostileText, { nil: undefined }),
    severity: fc.constantFrom<Severity>("error", "warning", "note"),
    offset: fc.nat(24),
    length: fc.nat(24),
    fix: fc.option(
      fc.record({
        level: fc.constantFrom<FixLevel>("safe", "suggestions"),
        edits: fc.array(fc.record({ offset: fc.nat(24), length: fc.nat(24), text: hostileText }), {
          minLength: 1,
          maxLength: 3,
        }),
      }),
      { nil: undefined },
    ),
    noted: fc.option(
      hostileText.filter((message) => message !== ""),
      { nil: undefined },
    ),
  })
  .map(({ path, text, message, help, severity, offset, length, fix, noted }) => {
    const at = locate({ source: { displayPath: path, text }, offset, length });
    return {
      code: "unknown-member",
      severity,
      message,
      ...(help === undefined ? {} : { help }),
      ...(fix === undefined ? {} : { fix }),
      ...at,
      notes: noted === undefined ? [] : [{ message: noted, ...at }, { message: noted }],
    };
  });

export const seed: number = Number.parseInt(process.env["SEED"] ?? "20260", 10);
