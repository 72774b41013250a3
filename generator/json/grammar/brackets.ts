/** Rules for brackets that are missing, of the wrong sort, or superfluous. */
import type { Closer } from "../outlook.ts";
import * as reasons from "../reasons.ts";
import type { Token } from "../token.ts";
import { close, spanOf, type Frame, type Reading, type Step } from "./reading.ts";

/** The innermost opening bracket is of the wrong sort. */
export function exchangeOpener({ list, frames }: Reading, frame: Frame): Step {
  const closer = frame.closer === "}" ? "]" : "}";
  const span = { offset: frame.opened, length: 1 };
  list.reportBracket(span, reasons.openerExchanged(closer), true);
  frames[frames.length - 1] = { closer, opened: frame.opened };
  return "again";
}

/** A member among the entries of an array. */
export function memberInArray(reading: Reading, token: Token, frame: Frame): Step {
  const { how, sure } = reading.brackets.member(token, reading.state === "first");
  if (how === "missing") return closeMissing(reading, token, frame);
  if (how === "exchanged") return exchangeOpener(reading, frame);
  reading.list.reportBracket(spanOf(token), reasons.openerExpected(token), sure);
  reading.frames.push({ closer: "}", opened: token.offset });
  reading.state = "item";
  return "again";
}

/** The next entry of the parent begins: this container's closing bracket was forgotten, and perhaps a comma. */
export function closeMissing(reading: Reading, token: Token, { closer, opened }: Frame): Step {
  reading.list.reportBracket(spanOf(token), reasons.closerExpected(token, closer), true, opened);
  close(reading, 1);
  reading.state = "item";
  return "again";
}

/** A closing bracket of another sort than the innermost opening one. */
export function closeOther(reading: Reading, token: Token, frame: Frame): Step {
  const { list, brackets, tokens, previous } = reading;
  const closer = token.type as Closer;
  if (frame.nameless === true) {
    frame.nameless = false;
    return "next";
  }
  const { how, closes, sure } = brackets.closer(token, previous, tokens.peek());
  const span = spanOf(token);
  if (how === "stray") {
    list.reportBracket(span, reasons.strayCloser(closer), sure);
    return "next";
  }
  const sentence = {
    missing: reasons.closerExpected(token, frame.closer),
    exchanged: reasons.closerExchanged(closer, frame.closer),
    turned: reasons.closersTurned(closer, frame.closer),
  }[how];
  list.reportBracket(span, sentence, sure || (how === "missing" && closes === 2), frame.opened);
  if (how === "turned") tokens.next();
  return close(reading, closes);
}
