/** Rules for brackets that are missing, of the wrong sort, or superfluous. */
import type { Closer } from "../wrong-bracket.ts";
import * as mistakes from "../mistakes.ts";
import type { Token } from "../token.ts";
import { close, spanOf, type Frame, type Parser, type Step } from "./parser.ts";

/** The innermost opening bracket is of the wrong sort. */
export function exchangeOpener({ list, frames }: Parser, frame: Frame): Step {
  const closer = frame.closer === "}" ? "]" : "}";
  const span = { offset: frame.opened, length: 1 };
  list.reportBracket(span, mistakes.openerExchanged(closer), true);
  frames[frames.length - 1] = { closer, opened: frame.opened };
  return "again";
}

/** A member among the entries of an array. */
export function memberInArray(parser: Parser, token: Token, frame: Frame): Step {
  const { how, sure } = parser.brackets.member(token, parser.state === "first");
  if (how === "missing") return closeMissing(parser, token, frame);
  if (how === "exchanged") return exchangeOpener(parser, frame);
  parser.list.reportBracket(spanOf(token), mistakes.openerExpected(token), sure);
  parser.frames.push({ closer: "}", opened: token.offset });
  parser.state = "item";
  return "again";
}

/** The next entry of the parent begins: this container's closing bracket was forgotten, and perhaps a comma. */
export function closeMissing(parser: Parser, token: Token, { closer, opened }: Frame): Step {
  parser.list.reportBracket(spanOf(token), mistakes.closerExpected(token, closer), true, opened);
  close(parser, 1);
  parser.state = "item";
  return "again";
}

/** A closing bracket of another sort than the innermost opening one. */
export function closeOther(parser: Parser, token: Token, frame: Frame): Step {
  const { list, brackets, tokens, previous } = parser;
  const closer = token.type as Closer;
  if (frame.nameless === true) {
    frame.nameless = false;
    return "next";
  }
  const { how, closes, sure } = brackets.closer(token, previous, tokens.peek());
  const span = spanOf(token);
  if (how === "stray") {
    list.reportBracket(span, mistakes.strayCloser(closer), sure);
    return "next";
  }
  const mistake = {
    missing: mistakes.closerExpected(token, frame.closer),
    exchanged: mistakes.closerExchanged(closer, frame.closer),
    turned: mistakes.closersTurned(closer, frame.closer),
  }[how];
  list.reportBracket(span, mistake, sure || (how === "missing" && closes === 2), frame.opened);
  if (how === "turned") tokens.next();
  return close(parser, closes);
}
