/** The findings of one text so far, without those that are only consequences of an earlier mistake. */
import type { Span } from "../text/edits.ts";
import type { Mistake } from "./mistakes.ts";

export type JsonFinding =
  | (Span &
      Mistake & {
        readonly kind: "syntax";
        /** The bracket that was not closed. */
        readonly opened?: Span;
      })
  | (Span & { readonly kind: "duplicate-member"; readonly name: string; readonly first: Span })
  | (Span & { readonly kind: "too-deep"; readonly limit: number });

/** Maximum number of findings in one file; more would be of no use. */
const maximumFindings = 20;
/** Mistakes within this many characters after a doubtful one, in the same line, count as its consequences. */
const aftermathWidth = 120;

export class FindingList {
  readonly findings: JsonFinding[] = [];
  /** Whether no more findings are accepted. */
  isStopped = false;
  /** Whether a missing or superfluous bracket was found. */
  hasBrackets = false;
  /** Whether brackets were skipped unread, or misread: the next wrong bracket is not reported. */
  areBracketsDoubted = false;
  readonly #text: string;
  #doubtedFrom = -1;

  constructor(text: string) {
    this.#text = text;
  }

  add(finding: JsonFinding): void {
    if (this.isStopped) return;
    this.findings.push(finding);
    if (this.findings.length >= maximumFindings) this.isStopped = true;
  }

  /** @param doubtful whether what follows in the same line may be the same mistake and is not reported */
  report({ offset, length }: Span, mistake: Mistake, doubtful = false, opened?: number): void {
    const isAftermath = this.#isAftermath(offset);
    if (doubtful || isAftermath) this.#doubtedFrom = offset;
    if (isAftermath) return;
    const related = opened === undefined ? {} : { opened: { offset: opened, length: 1 } };
    this.add({ kind: "syntax", offset, length, ...mistake, ...related });
  }

  /** Reports a missing or superfluous bracket; `sure`: the text that follows can be understood all the same. */
  reportBracket(span: Span, mistake: Mistake, sure: boolean, opened?: number): void {
    // A second wrong bracket is usually a consequence of the first; nothing after it can be trusted.
    if (this.areBracketsDoubted) {
      this.isStopped = true;
      return;
    }
    this.hasBrackets = true;
    this.report(span, mistake, !sure, opened);
    if (!sure) this.areBracketsDoubted = true;
  }

  #isAftermath(offset: number): boolean {
    const from = this.#doubtedFrom;
    if (from < 0 || offset - from >= aftermathWidth) return false;
    return !/[\r\n]/.test(this.#text.slice(from, Math.max(from, offset)));
  }
}
