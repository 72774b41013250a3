/** Rules for what follows an entry: a comma, or the bracket that closes its container. */
import * as reasons from "../reasons.ts";
import type { Token } from "../token.ts";
import { closeMissing, closeOther, memberInArray } from "./brackets.ts";
import {
  close,
  endsEntry,
  gap,
  open,
  outerCloser,
  spanOf,
  type Frame,
  type Reading,
  type Step,
} from "./reading.ts";

export function afterEntry(reading: Reading, token: Token, frame: Frame): Step {
  const { body, list, tokens } = reading;
  const { type } = token;
  const { closer, opened } = frame;
  if (type === closer) return close(reading, 1);
  if (type === "}" || type === "]") return closeOther(reading, token, frame);
  if (type === ",") reading.state = "item";
  else if (type === "end") {
    const at = { offset: body.trimEnd().length, length: 0 };
    list.reportBracket(at, reasons.closerExpected(token, closer), false, opened);
    list.stop();
  } else if (type === ":") {
    list.report(spanOf(token), reasons.strayColon, true);
    reading.state = closer === "]" ? "item" : "value";
  } else if (type === "unknown" && isUnit(reading, token)) {
    const { offset } = reading.previous;
    const written = body.slice(offset, token.end);
    list.report({ offset, length: written.length }, reasons.unquotedAmount(written));
  } else if (type === "unknown" && tokens.peek().type !== ":") {
    list.report(spanOf(token), reasons.separatorExpected(token, closer), true);
  } else return anotherEntry(reading, token, frame);
  return "next";
}

/** Whether the word directly follows a number and ends the entry, as a unit does. */
function isUnit({ previous, tokens, body }: Reading, { offset, value }: Token): boolean {
  const isBehind = previous.type === "number" && /^ ?$/u.test(body.slice(previous.end, offset));
  return isBehind && /^[a-z]+$/iu.test(value) && endsEntry(tokens.peek());
}

/** Handles an entry without a comma before it. */
function anotherEntry(reading: Reading, token: Token, frame: Frame): Step {
  const { list, tokens } = reading;
  const { type } = token;
  const { closer } = frame;
  if (closer === "]") {
    return type === "string" && tokens.peek().type === ":"
      ? memberInArray(reading, token, frame)
      : separate(reading);
  }
  if (type === "{" && outerCloser(reading) === "]") return closeMissing(reading, token, frame);
  if (tokens.peek().type === ":") return separate(reading);
  list.report(spanOf(token), reasons.separatorExpected(token, closer), true);
  return type === "{" || type === "[" ? open(reading, token) : "next";
}

/** Continues as if the comma were present. */
function separate(reading: Reading): Step {
  reading.list.report(gap(reading), reasons.missingComma);
  reading.state = "item";
  return "again";
}
