/**
 * Everything that is wrong with a text as JSON, in its order. The library's tokens, but a grammar of our own:
 * it needs no recursion (hostile nesting), states in our words what was expected, and after a mistake goes on
 * such that one mistake is one finding.
 */
import { bracketRepair } from "./bracket-repair.ts";
import type { JsonFinding } from "./finding-list.ts";
import { atColon, atName } from "./grammar/names.ts";
import { startReading, type Reading, type Step } from "./grammar/reading.ts";
import { afterEntry } from "./grammar/separators.ts";
import { atTop, atValue } from "./grammar/values.ts";
import { withoutConflicts } from "./merge-conflict.ts";
import * as reasons from "./reasons.ts";
import type { Span } from "./span.ts";
import type { Token } from "./token.ts";

export type { JsonFinding } from "./finding-list.ts";

/** Empty exactly when the text is strict JSON without repeated members and not nested too deep. */
export function jsonFindings(text: string): JsonFinding[] {
  // Offsets stay those of the file; one mark is allowed.
  const { conflicts, sides } = withoutConflicts(text.replace(/^\uFEFF/, " "));
  const [first, second] = sides;
  const { found, brackets } = findingsOf(first, conflicts);
  if (conflicts.length === 0) return oneBracket(first, { found, brackets });
  if (second === undefined || found.length === conflicts.length) return found;
  const other = findingsOf(second, conflicts).found;
  return other.length < found.length ? other : found;
}

/** In place of all that is wrong the one bracket that is missing or too many, where that is all. */
function oneBracket(body: string, { found, brackets }: Found): JsonFinding[] {
  const [first] = found;
  const isBracket = brackets || ["[", "{"].includes(body.charAt(first?.offset ?? 0));
  const repair =
    first && isBracket && found.length <= mostConsequences
      ? bracketRepair(body, first.offset, (text) => findingsOf(text, []).found.length)
      : undefined;
  if (repair === undefined) return found;
  const { at, sentence, edits } = repair;
  return [{ kind: "syntax", ...at, ...sentence(), edits }];
}

/** A bracket hardly gives rise to more. */
const mostConsequences = 3;

interface Found {
  readonly found: JsonFinding[];
  /** A bracket is among it. */
  readonly brackets: boolean;
}

function findingsOf(body: string, conflicts: readonly Span[]): Found {
  const reading = startReading(body);
  const { list, tokens } = reading;
  for (const span of conflicts) list.add({ kind: "syntax", ...span, ...reasons.mergeConflict });
  while (!list.stopped()) {
    const token = tokens.next();
    while (take(reading, token) === "again");
    reading.previous = token;
  }
  if (list.findings.length === 0 && !parses(body)) {
    list.report({ offset: 0, length: 1 }, reasons.unreadable);
  }
  const found = list.findings.sort((a, b) => a.offset - b.offset);
  return { found, brackets: list.hasBrackets() };
}

function take(reading: Reading, token: Token): Step {
  const { state } = reading;
  const frame = reading.frames.at(-1);
  if (frame === undefined) return atTop(reading, token);
  if (state === "colon") return atColon(reading, token, frame);
  if (state === "after") return afterEntry(reading, token, frame);
  if (state === "value" || frame.closer === "]") return atValue(reading, token, frame);
  return atName(reading, token, frame);
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
