import type { Report } from "../diagnostics/diagnostic.ts";
import type { Json } from "../model/json.ts";
import type { HasShape } from "../json/bracket-place.ts";
import { jsonFindings } from "../json/findings.ts";
import type { Sentence } from "../json/reasons.ts";
import type { Span } from "../text/edits.ts";
import { readJson } from "../json/parse-json.ts";
import type { SourceText } from "../model/source-text.ts";
import type { Place } from "../model/place.ts";
import { present } from "../json/containers.ts";

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
      case "syntax":
        readable = false;
        report(
          "invalid-json",
          place(finding),
          { ...sentenceOf(finding), ...(isAtEnd(source.text, finding) ? { ends: true } : {}) },
          finding.opened
            ? { notes: [{ note: "opened", place: place(finding.opened) }] }
            : undefined,
        );
        break;
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

/** Copies only members that are present, because facts are compared. */
function sentenceOf({ reason, help, instead, lossy, edits }: Sentence): Sentence {
  return { reason, ...present({ help, instead, lossy, edits }) };
}
