/** The findings of one text so far, without those that are only consequences of an earlier mistake. */
import type { Span, TextEdit } from "../text/edits.ts";
import type { Sentence } from "./reasons.ts";

export type JsonFinding =
  | (Span & {
      readonly kind: "syntax";
      readonly reason: string;
      readonly help?: string;
      readonly instead?: string;
      readonly lossy?: true;
      /** The edits that repair it, where replacing the text at its place is not the repair. */
      readonly edits?: readonly TextEdit[];
      /** The bracket that was not closed. */
      readonly opened?: Span;
    })
  | (Span & { readonly kind: "duplicate-member"; readonly name: string; readonly first: Span })
  | (Span & { readonly kind: "too-deep"; readonly limit: number });

/** Maximum number of findings in one file; more would be of no use. */
const maximumFindings = 20;
/** Mistakes within this many characters after a doubtful one, in the same line, count as its consequences. */
const aftermathWidth = 120;

export interface FindingList {
  readonly findings: JsonFinding[];
  /** `doubtful`: what follows in the same line may be the same mistake and is not reported. */
  readonly report: (span: Span, sentence: Sentence, doubtful?: boolean, opened?: number) => void;
  /** Reports a missing or superfluous bracket; `sure`: the text that follows can be understood all the same. */
  readonly reportBracket: (span: Span, sentence: Sentence, sure: boolean, opened?: number) => void;
  /** Notes that brackets were skipped unread, so that the next wrong bracket is not reported. */
  doubtBrackets(): void;
  add(finding: JsonFinding): void;
  /** Accepts no more findings. */
  stop(): void;
  stopped(): boolean;
  /** Whether a missing or superfluous bracket was found. */
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
      // A second wrong bracket is usually a consequence of the first; nothing after it can be trusted.
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
