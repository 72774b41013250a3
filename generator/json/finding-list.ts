/** What was found in one text so far, and what of it is only the aftermath of an earlier mistake. */
import type { JsonEdit } from "./json-edit.ts";
import type { Span } from "./span.ts";
import type { Sentence } from "./reasons.ts";

export type JsonFinding =
  | (Span & {
      readonly kind: "syntax";
      readonly reason: string;
      readonly help?: string;
      readonly instead?: string;
      readonly lossy?: true;
      /** What mends it, where that is not what stands at its place. */
      readonly edits?: readonly JsonEdit[];
      /** The bracket that was not closed. */
      readonly opened?: Span;
    })
  | (Span & { readonly kind: "duplicate-member"; readonly name: string; readonly first: Span })
  | (Span & { readonly kind: "too-deep"; readonly limit: number });

/** More findings in one file are of no use. */
const maximumFindings = 20;
/** Mistakes within so many characters of a doubtful one, in the same line, are taken for its consequences. */
const aftermathWidth = 120;

export interface FindingList {
  readonly findings: JsonFinding[];
  /** `doubtful`: what follows in the same line may be the same mistake, and stays silent. */
  readonly report: (span: Span, sentence: Sentence, doubtful?: boolean, opened?: number) => void;
  /** A bracket too few or too many; `sure`: what follows is understood all the same. */
  readonly reportBracket: (span: Span, sentence: Sentence, sure: boolean, opened?: number) => void;
  /** Brackets were skipped unread: the next wrong one is no finding. */
  doubtBrackets(): void;
  add(finding: JsonFinding): void;
  /** No more findings. */
  stop(): void;
  stopped(): boolean;
  /** Whether a bracket too few or too many was found. */
  hasBrackets(): boolean;
}

export function createFindingList(text: string): FindingList {
  const findings: JsonFinding[] = [];
  let doubtedFrom = -1;
  let bracketsDoubted = false;
  let stopped = false;
  let hasBrackets = false;

  function isAftermath(offset: number): boolean {
    if (doubtedFrom < 0 || offset - doubtedFrom >= aftermathWidth) return false;
    return !/[\r\n]/.test(text.slice(doubtedFrom, Math.max(doubtedFrom, offset)));
  }

  function add(finding: JsonFinding): void {
    if (stopped) return;
    findings.push(finding);
    if (findings.length >= maximumFindings) stopped = true;
  }

  function report(span: Span, sentence: Sentence, doubtful = false, opened?: number): void {
    const aftermath = isAftermath(span.offset);
    if (doubtful || aftermath) doubtedFrom = span.offset;
    if (aftermath) return;
    const related = opened === undefined ? {} : { opened: { offset: opened, length: 1 } };
    add({ kind: "syntax", offset: span.offset, length: span.length, ...sentence, ...related });
  }

  return {
    findings,
    report,
    reportBracket(span, sentence, sure, opened) {
      // A second wrong bracket is mostly the first one's doing: then nothing further can be trusted.
      if (bracketsDoubted) {
        stopped = true;
        return;
      }
      hasBrackets = true;
      report(span, sentence, !sure, opened);
      if (!sure) bracketsDoubted = true;
    },
    doubtBrackets() {
      bracketsDoubted = true;
    },
    add,
    stop() {
      stopped = true;
    },
    stopped: () => stopped,
    hasBrackets: () => hasBrackets,
  };
}
