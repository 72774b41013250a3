import type { Report } from "../diagnostics/diagnostic.ts";
import type { Json } from "../model/json.ts";
import type { HasShape } from "../json/bracket-place.ts";
import { jsonFindings } from "../json/findings.ts";
import type { Span } from "../text/edits.ts";
import { readJson } from "../json/parse-json.ts";
import type { SourceText } from "../model/source-text.ts";
import type { Place } from "../model/place.ts";

/**
 * Reports what is wrong with a text as JSON. If members are merely repeated, the text can still be read (the last one
 * counts) and its value is returned; otherwise returns `undefined`.
 */
export function reportJsonFindings(
  source: SourceText,
  report: Report,
  hasShape?: HasShape,
): Json | undefined {
  const place = ({ offset, length }: Span): Place => ({ source, offset, length });
  let readable = true;
  for (const finding of jsonFindings(source.text, hasShape)) {
    switch (finding.kind) {
      case "syntax": {
        const { kind: _, offset: __, length: ___, opened, ...mistake } = finding;
        readable = false;
        report(
          "invalid-json",
          place(finding),
          { ...mistake, ...(isAtEnd(source.text, finding) ? { ends: true } : {}) },
          opened ? { notes: [{ note: "opened", place: place(opened) }] } : undefined,
        );
        break;
      }
      case "duplicate-member":
        report(
          "duplicate-member",
          place(finding),
          { name: finding.name },
          { notes: [{ note: "first", place: place(finding.first) }] },
        );
        break;
      default:
        readable = false;
        report("nesting-too-deep", place(finding), { limit: finding.limit });
    }
  }
  return readable ? readJson(source.text) : undefined;
}

function isAtEnd(text: string, { offset, length }: Span): boolean {
  return text.slice(offset + length).trim() === "";
}
