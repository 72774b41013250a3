/**
 * Everything that is wrong with a text as JSON, in its order. The library's tokens, but a grammar of our own:
 * it needs no recursion (hostile nesting), says in our words what was expected, and after a mistake goes on
 * such that one mistake is one finding.
 */
import { maximumDepth } from "./depth.ts";
import { createFindingList, type JsonFinding } from "./finding-list.ts";
import type { Span } from "./locate-path.ts";
import * as say from "./reasons.ts";
import { tokensOf, type Token } from "./tokens.ts";

export type { JsonFinding } from "./finding-list.ts";

interface Frame {
  readonly closer: "}" | "]";
  readonly opened: number;
  /** Made with the first name: nesting is cheap. */
  names?: Map<string, Span>;
  /** Entries without names were reported: an array's opening bracket is probably missing. */
  nameless?: boolean;
}

/** Empty exactly when the text is strict JSON without repeated members and not nested too deep. */
export function jsonFindings(text: string): JsonFinding[] {
  // Offsets stay those of the file; one mark is allowed.
  const body = text.replace(/^\uFEFF/, " ");
  const list = createFindingList(body);
  const { report, reportBracket } = list;
  const frames: Frame[] = [];
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
    if (type === "string") {
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
    else if (type === "string" && frame?.closer === "]" && tokens.peek().type === ":") {
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

  /** A member among an array's entries: the array was not closed, or an object not opened. */
  function memberInArray(token: Token, frame: Frame): void {
    if (state !== "first" && frames[frames.length - 2]?.closer === "}") {
      closeMissing(token, frame);
      return;
    }
    reportBracket(spanOf(token), say.openerExpected(token), false);
    frames.push({ closer: "}", opened: token.offset });
    state = "item";
    take(token);
  }

  /** The next entry of the parent begins: this container's bracket was forgotten, and perhaps a comma. */
  function closeMissing(token: Token, frame: Frame): void {
    reportBracket(spanOf(token), say.closerExpected(token, frame.closer), true, frame.opened);
    close(1);
    state = "item";
    take(token);
  }

  /** A bracket of the other sort: one of ours is missing before it, or it is one too many. */
  function closeOther(token: Token, frame: Frame): void {
    const closer = token.type as "}" | "]";
    if (frame.nameless === true) {
      frame.nameless = false;
      return;
    }
    let levels = 1;
    while (levels <= frames.length && frames[frames.length - levels]?.closer !== closer) levels++;
    const doubled = previous.type === closer && tokens.peek().type === frame.closer;
    if (levels > frames.length || doubled) {
      reportBracket(spanOf(token), say.strayCloser(closer), false);
      return;
    }
    const sentence = say.closerExpected(token, frame.closer);
    reportBracket(spanOf(token), sentence, levels === 2, frame.opened);
    close(levels);
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
