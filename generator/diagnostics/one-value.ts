/** What is wrong with the JSON of a file that contains one value and no definitions. */
import type { Span } from "../text/edits.ts";
import { jsonFindings, type JsonFinding } from "../json/findings.ts";
import { jsonSentence, type Sentence } from "./json-sentences.ts";

export interface OneValueFinding extends Span {
  readonly reason: string;
  readonly help: string | undefined;
}

/** @param expected what the value is, such as `one object with "packs"` */
export function oneValueFindings(text: string, expected: string): readonly OneValueFinding[] {
  return jsonFindings(text).map((finding) => {
    const { offset, length } = finding;
    return { offset, length, help: undefined, ...sentenceFor(finding, expected) };
  });
}

/** Two sentences about the JSON of content are about definitions. */
function sentenceFor(finding: JsonFinding, expected: string): Sentence {
  if (finding.kind === "too-deep")
    return { reason: `Brackets are nested deeper than ${String(finding.limit)} levels.` };
  if (finding.kind === "duplicate-member") {
    const reason = `Member "${finding.name}" was found twice – expected each name once.`;
    return { reason, help: "Remove one of the two." };
  }
  if (finding.mistake === "empty") return { reason: `Nothing was found – expected ${expected}.` };
  if (finding.mistake !== "tooMany") return jsonSentence(finding);
  return {
    reason: `More text was found after the end of the first value – expected ${expected}.`,
  };
}
