/**
 * Finds everything that is wrong with a text as JSON, in text order. Uses the tokens of the library but a grammar of
 * its own, which needs no recursion (hostile nesting), states what was expected in our words, and recovers so that one
 * mistake is one finding.
 */
import { repairByShape, type HasShape } from "./bracket-place.ts";
import { bracketRepair } from "./bracket-repair.ts";
import type { JsonFinding } from "./finding-list.ts";
import { spliced, type Span, type TextEdit } from "../text/edits.ts";
import { atColon, atName } from "./grammar/names.ts";
import { Parser, type Step } from "./grammar/parser.ts";
import { afterEntry } from "./grammar/separators.ts";
import { atTop, atValue } from "./grammar/values.ts";
import { withoutConflicts } from "./merge-conflict.ts";
import { readJson } from "./parse-json.ts";
import * as mistakes from "./mistakes.ts";
import type { Token } from "./token.ts";
import { signsIn } from "./scan.ts";
import { blankMark } from "../text/byte-order-mark.ts";

export type { JsonFinding } from "./finding-list.ts";

/**
 * Returns an empty list exactly if the text is strict JSON without repeated members that is not nested too deeply.
 * @param hasShape decides where a bracket is wrong, and whether that is certain; not whether one is
 */
export function jsonFindings(text: string, hasShape: HasShape = () => true): JsonFinding[] {
  // A leading byte order mark is allowed; it is replaced so that offsets stay those of the file.
  const { conflicts, sides } = withoutConflicts(blankMark(text));
  const [first, second] = sides;
  const { found, brackets } = findingsOf(first, conflicts);
  if (conflicts.length === 0) {
    return roundBrackets(first, found) ?? oneBracket(first, { found, brackets }, hasShape);
  }
  if (second === undefined || found.length === conflicts.length) return found;
  const other = findingsOf(second, conflicts).found;
  return other.length < found.length ? other : found;
}

/** Reports round brackets in place of square ones as one mistake, if that explains findings. */
function roundBrackets(body: string, found: readonly JsonFinding[]): JsonFinding[] | undefined {
  const edits = found.length === 0 ? [] : squareBrackets(body);
  const [edit] = edits;
  if (edit === undefined) return undefined;
  const { found: others } = findingsOf(spliced(body, edits)?.text ?? body, []);
  if (others.length >= found.length) return undefined;
  const { offset, length } = edit;
  const round: JsonFinding = { kind: "syntax", offset, length, ...mistakes.roundBrackets(edits) };
  return [round, ...others].sort((a, b) => a.offset - b.offset);
}

/** The edits that make round brackets outside of strings square. */
function squareBrackets(body: string): TextEdit[] {
  return [...signsIn(body)].flatMap((offset) => {
    const sign = body.charAt(offset);
    return sign === "(" || sign === ")"
      ? [{ offset, length: 1, text: sign === "(" ? "[" : "]" }]
      : [];
  });
}

/** Replaces all findings with one about a single missing or superfluous bracket, if that explains them all. */
function oneBracket(body: string, { found, brackets }: Found, hasShape: HasShape): JsonFinding[] {
  const [first] = found;
  const isBracket = brackets || ["[", "{"].includes(body.charAt(first?.offset ?? 0));
  const usual =
    first && isBracket && found.length <= mostConsequences
      ? bracketRepair(body, first.offset, (text) => findingsOf(text, []).found.length)
      : undefined;
  if (usual === undefined) return found;
  const { repair, certain } = repairByShape(body, usual, hasShape);
  const { at, mistake, edits } = repair;
  return [{ kind: "syntax", ...at, ...mistake(), ...(certain ? { edits } : {}) }];
}

/** Maximum number of findings that one bracket may cause. */
const mostConsequences = 3;

interface Found {
  readonly found: JsonFinding[];
  /** Whether a bracket is among the findings. */
  readonly brackets: boolean;
}

function findingsOf(body: string, conflicts: readonly Span[]): Found {
  const parser = new Parser(body);
  const { list, tokens } = parser;
  for (const span of conflicts) list.add({ kind: "syntax", ...span, ...mistakes.mergeConflict });
  while (!list.isStopped) {
    const token = asMeant(parser, tokens.next());
    while (take(parser, token) === "again");
    parser.previous = token;
  }
  if (list.findings.length === 0 && readJson(body) === undefined) {
    list.report({ offset: 0, length: 1 }, mistakes.unreadable);
  }
  const found = list.findings.sort((a, b) => a.offset - b.offset);
  return { found, brackets: list.hasBrackets };
}

/** Reports what only looks like a comma or a colon; after a name a colon is meant, whose key ";" often is. */
function asMeant({ list, state }: Parser, token: Token): Token {
  const { type, value, offset, end } = token;
  if ((type !== "," && type !== ":") || value === type) return token;
  const sign = state === "colon" ? ":" : type;
  list.report({ offset, length: end - offset }, mistakes.foreignSign(value, sign));
  return { ...token, type: sign, value: sign };
}

function take(parser: Parser, token: Token): Step {
  const { state } = parser;
  const frame = parser.frames.at(-1);
  if (frame === undefined) return atTop(parser, token);
  if (state === "colon") return atColon(parser, token, frame);
  if (state === "after") return afterEntry(parser, token, frame);
  if (state === "value" || frame.closer === "]") return atValue(parser, token, frame);
  return atName(parser, token, frame);
}
