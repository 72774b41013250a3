/**
 * Everything that is wrong with a text as JSON, in its order. The library's tokens, but a grammar of our own:
 * it needs no recursion (hostile nesting), says in our words what was expected, and after a mistake goes on
 * such that one mistake is one finding.
 */
import { maximumDepth } from "./depth.ts";
import { createFindingList, type JsonFinding } from "./finding-list.ts";
import type { Span } from "./locate-path.ts";
import { withoutConflicts } from "./merge-conflict.ts";
import type { Closer } from "./outlook.ts";
import * as say from "./reasons.ts";
import { tokensOf, type Token } from "./tokens.ts";
import { createBracketJudge } from "./wrong-bracket.ts";

export type { JsonFinding } from "./finding-list.ts";

interface Frame {
  readonly closer: Closer;
  readonly opened: number;
  /** Made with the first name: nesting is cheap. */
  names?: Map<string, Span>;
  /** Entries without names were reported: an array's opening bracket is probably missing. */
  nameless?: boolean;
}

/** Empty exactly when the text is strict JSON without repeated members and not nested too deep. */
export function jsonFindings(text: string): JsonFinding[] {
  // Offsets stay those of the file; one mark is allowed.
  const { conflicts, sides } = withoutConflicts(text.replace(/^\uFEFF/, " "));
  const [first, second] = sides;
  const found = findingsOf(first, conflicts);
  if (second === undefined || found.length === conflicts.length) return found;
  const other = findingsOf(second, conflicts);
  return other.length < found.length ? other : found;
}

function findingsOf(body: string, conflicts: readonly Span[]): JsonFinding[] {
  const list = createFindingList(body);
  for (const span of conflicts) list.add({ kind: "syntax", ...span, ...say.mergeConflict });
  const { report, reportBracket } = list;
  const frames: Frame[] = [];
  const brackets = createBracketJudge(body, frames);
  let state: "value" | "first" | "item" | "colon" | "after" = "value";
  let name = "";
  let previous: Token = { type: "end", offset: 0, end: 0, value: "" };

  const tokens = tokensOf(body, (offset, end, sentence, aftermath) => {
    report({ offset, length: end - offset }, sentence, aftermath !== "none");
    if (aftermath === "brackets") list.doubtBrackets();
  });

  const spanOf = (token: Token): Span => ({
    offset: token.offset,
    length: token.end - token.offset,
  });
  const gap = (): Span => ({ offset: previous.end, length: 0 });
  const top = (): Frame | undefined => frames[frames.length - 1];

  function take(token: Token): void {
    const frame = top();
    if (frame === undefined) atTop(token);
    else if (state === "colon") atColon(token, frame);
    else if (state === "after") afterEntry(token, frame);
    else if (state === "value" || frame.closer === "]") atValue(token, frame);
    else atName(token, frame);
  }

  function atTop(token: Token): void {
    if (token.type === "end") {
      if (state === "value" && list.findings.length === 0)
        report({ offset: 0, length: 0 }, say.empty);
      list.stop();
    } else if (state === "after") {
      reportBracket(spanOf(token), say.tooMany, true);
      list.stop();
    } else atValue(token, undefined);
  }

  function atName(token: Token, frame: Frame): void {
    const { type } = token;
    if (state === "first" && isListed(token) && brackets.isArray(token)) {
      exchangeOpener(token, frame);
    } else if (type === "string") {
      remember(token, frame);
      state = "colon";
    } else if (type === "}" || type === "]" || type === "end") {
      endEntry(token, frame);
    } else if (type === ",") report(spanOf(token), say.strayComma);
    else if (type === ":") {
      report(spanOf(token), say.missingName, true);
      state = "value";
    } else if ((type === "{" || type === "[") && frames[frames.length - 2]?.closer === "]") {
      closeMissing(token, frame);
    } else if (type === "{" || type === "[") {
      reportNameless(frame, spanOf(token), say.nameExpected(token));
      atValue(token, frame);
    } else if (tokens.peek().type === ":") {
      report(spanOf(token), say.unquotedName(token));
      remember(token, frame);
      state = "colon";
    } else {
      reportNameless(frame, spanOf(token), say.nameExpected(token));
      state = "after";
    }
  }

  /** Whether it may stand in a list, and is no member's name. */
  function isListed({ type }: Token): boolean {
    if (type === "string") return endsEntry(tokens.peek());
    return type === "number" || type === "word" || type === "{" || type === "[";
  }

  /** What the innermost bracket opened is of the other sort. */
  function exchangeOpener(token: Token, frame: Frame): void {
    const closer = frame.closer === "}" ? "]" : "}";
    const span = { offset: frame.opened, length: 1 };
    reportBracket(span, say.openerExchanged(closer), true);
    frames[frames.length - 1] = { closer, opened: frame.opened };
    take(token);
  }

  function remember(token: Token, frame: Frame): void {
    name = token.value;
    if (token.invented === true) return;
    // Behind a name without a value it may be that value.
    if (frame.nameless === true && tokens.peek().type !== ":") return;
    frame.names ??= new Map();
    const first = frame.names.get(name);
    if (first === undefined) frame.names.set(name, spanOf(token));
    else list.add({ kind: "duplicate-member", name, first, ...spanOf(token) });
  }

  function atColon(token: Token, frame: Frame): void {
    const { type } = token;
    if (type === ":") {
      state = "value";
      frame.nameless = false;
    } else if (type === "," && isValueOnly(tokens.peek())) {
      report(spanOf(token), say.colonExpected(name, token), true);
      state = "value";
    } else if (type === "," || type === "}" || type === "]" || type === "end") {
      reportNameless(frame, gap(), say.valueMissing(name));
      state = "after";
      afterEntry(token, frame);
    } else {
      if (previous.invented !== true) {
        report(spanOf(token), say.colonExpected(name, token), true);
      }
      state = "value";
      // "=" in place of the colon; anything else is the value itself.
      if (type !== "unknown" || !/^[=>-]+$/.test(token.value)) take(token);
    }
  }

  /** What stands behind a comma in place of a colon, and can be no member's name. */
  function isValueOnly({ type, value }: Token): boolean {
    const isWord = type === "word" && /^(?:true|false|null)$/u.test(value);
    return type === "{" || type === "[" || type === "number" || isWord;
  }

  function reportNameless(frame: Frame, span: Span, sentence: say.Sentence): void {
    if (frame.nameless !== true && previous.invented !== true) report(span, sentence, true);
    frame.nameless = true;
  }

  function atValue(token: Token, frame: Frame | undefined): void {
    const { type } = token;
    if (type === "{" || type === "[") open(token);
    else if (type === "number" && frame && tokens.skipCommas(token, frame.closer === "}")) {
      state = "after";
    } else if (type === "string" && frame?.closer === "]" && tokens.peek().type === ":") {
      memberInArray(token, frame);
    } else if (type === "string" || type === "number" || type === "word") {
      state = "after";
    } else if (type === "unknown") {
      report(spanOf(token), say.wordExpected(token), !endsEntry(tokens.peek()));
      if (frame === undefined) list.stop();
      state = "after";
    } else if (type === ":") report(spanOf(token), say.strayColon, true);
    else if (frame === undefined) {
      if (type === ",") report(spanOf(token), say.strayComma, true);
      else reportBracket(spanOf(token), say.strayCloser(type), false);
    } else if (frame.closer === "]") {
      if (type === ",") report(spanOf(token), say.strayComma);
      else endEntry(token, frame);
    } else {
      report(gap(), say.valueMissing(name), true);
      state = "after";
      afterEntry(token, frame);
    }
  }

  function open(token: Token): void {
    if (frames.length >= maximumDepth) {
      list.add({ kind: "too-deep", limit: maximumDepth, offset: token.offset, length: 1 });
      list.stop();
      return;
    }
    const closer = token.type === "{" ? "}" : "]";
    frames.push({ closer, opened: token.offset });
    state = "first";
  }

  /** The end of a container, where an entry could have stood. */
  function endEntry(token: Token, frame: Frame): void {
    if (state === "item" && token.type === frame.closer) {
      report(spanOf(previous), say.trailingComma(frame.closer));
    }
    state = "after";
    afterEntry(token, frame);
  }

  function afterEntry(token: Token, frame: Frame): void {
    const { type } = token;
    const parent = frames[frames.length - 2];
    if (type === ",") state = "item";
    else if (type === frame.closer) close(1);
    else if (type === "end") {
      const at = { offset: body.trimEnd().length, length: 0 };
      reportBracket(at, say.closerExpected(token, frame.closer), false, frame.opened);
      list.stop();
    } else if (type === "}" || type === "]") closeOther(token, frame);
    else if (type === ":") {
      report(spanOf(token), say.strayColon, true);
      state = frame.closer === "]" ? "item" : "value";
    } else if (type === "unknown" && tokens.peek().type !== ":") {
      report(spanOf(token), say.separatorExpected(token, frame.closer), true);
    } else if (frame.closer === "]") {
      if (type === "string" && tokens.peek().type === ":") memberInArray(token, frame);
      else separate(token);
    } else if (type === "{" && parent?.closer === "]") closeMissing(token, frame);
    else if (tokens.peek().type === ":") separate(token);
    else {
      report(spanOf(token), say.separatorExpected(token, frame.closer), true);
      if (type === "{" || type === "[") open(token);
    }
  }

  function separate(token: Token): void {
    report(gap(), say.missingComma);
    state = "item";
    take(token);
  }

  /** A member among an array's entries. */
  function memberInArray(token: Token, frame: Frame): void {
    const { how, sure } = brackets.member(token, state === "first");
    if (how === "missing") closeMissing(token, frame);
    else if (how === "exchanged") exchangeOpener(token, frame);
    else {
      reportBracket(spanOf(token), say.openerExpected(token), sure);
      frames.push({ closer: "}", opened: token.offset });
      state = "item";
      take(token);
    }
  }

  /** The next entry of the parent begins: this container's bracket was forgotten, and perhaps a comma. */
  function closeMissing(token: Token, frame: Frame): void {
    reportBracket(spanOf(token), say.closerExpected(token, frame.closer), true, frame.opened);
    close(1);
    state = "item";
    take(token);
  }

  /** A bracket of the other sort than the innermost. */
  function closeOther(token: Token, frame: Frame): void {
    const closer = token.type as Closer;
    if (frame.nameless === true) {
      frame.nameless = false;
      return;
    }
    const { how, closes, sure } = brackets.closer(token, previous, tokens.peek());
    const span = spanOf(token);
    if (how === "stray") {
      reportBracket(span, say.strayCloser(closer), sure);
      return;
    }
    const sentence = {
      missing: say.closerExpected(token, frame.closer),
      exchanged: say.closerExchanged(closer, frame.closer),
      turned: say.closersTurned(closer, frame.closer),
    }[how];
    reportBracket(span, sentence, sure || (how === "missing" && closes === 2), frame.opened);
    if (how === "turned") tokens.next();
    close(closes);
  }

  function close(levels: number): void {
    frames.length -= levels;
    state = "after";
  }

  while (!list.stopped()) {
    const token = tokens.next();
    take(token);
    previous = token;
  }
  if (list.findings.length === 0 && !parses(body)) report({ offset: 0, length: 1 }, say.unreadable);
  return list.findings.sort((a, b) => a.offset - b.offset);
}

function endsEntry({ type }: Token): boolean {
  return type === "," || type === "}" || type === "]" || type === "end";
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
