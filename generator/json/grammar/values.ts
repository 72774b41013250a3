/** Rules for values, and for text outside all containers. */
import * as reasons from "../reasons.ts";
import type { Token } from "../token.ts";
import { memberInArray } from "./brackets.ts";
import {
  endEntry,
  endsEntry,
  gap,
  open,
  spanOf,
  type Frame,
  type Reading,
  type Step,
} from "./reading.ts";

/** Handles a token outside all containers: the one value of the text, or what follows it. */
export function atTop(reading: Reading, token: Token): Step {
  const { list, state } = reading;
  if (token.type === "end") {
    if (state === "value" && list.findings.length === 0) {
      list.report({ offset: 0, length: 0 }, reasons.empty);
    }
    list.stop();
  } else if (state === "after") {
    list.reportBracket(spanOf(token), moreThanOne(reading, token), true);
    list.stop();
  } else return atValue(reading, token, undefined);
  return "next";
}

/** A second list after the first is meant as its continuation. */
function moreThanOne({ body, previous }: Reading, token: Token): reasons.Sentence {
  const isEmpty = /\[\s*$/u.test(body.slice(Math.max(0, previous.offset - 200), previous.offset));
  if (token.type !== "[" || previous.type !== "]" || isEmpty) return reasons.tooMany;
  return reasons.joined([
    { offset: previous.offset, length: 1, text: "," },
    { offset: token.offset, length: 1, text: "" },
  ]);
}

/** Handles a token where a value is expected. */
export function atValue(reading: Reading, token: Token, frame: Frame | undefined): Step {
  const { list, tokens } = reading;
  const { type } = token;
  if (type === "{" || type === "[") return open(reading, token);
  if (type === "number" && frame && tokens.skipCommas(token, frame.closer === "}")) {
    reading.state = "after";
  } else if (type === "string" && frame?.closer === "]" && tokens.peek().type === ":") {
    return memberInArray(reading, token, frame);
  } else if (type === "string" || type === "number" || type === "word") {
    reading.state = "after";
  } else if (type === "unknown") {
    list.report(spanOf(token), reasons.wordExpected(token), !endsEntry(tokens.peek()));
    if (frame === undefined) list.stop();
    reading.state = "after";
  } else if (type === ":" && reading.previous.type === ":") {
    list.report(spanOf(token), reasons.secondColon);
  } else if (type === ":") list.report(spanOf(token), reasons.strayColon, true);
  else return noValue(reading, token, frame);
  return "next";
}

/** Handles a comma, a closing bracket or the end of the text where a value is expected. */
function noValue(reading: Reading, token: Token, frame: Frame | undefined): Step {
  const { list, name } = reading;
  if (frame?.closer === "}") {
    list.report(gap(reading), reasons.valueMissing(name), true);
    reading.state = "after";
    return "again";
  }
  if (token.type === ",") list.report(spanOf(token), reasons.strayComma, frame === undefined);
  else if (frame) return endEntry(reading, token, frame);
  else list.reportBracket(spanOf(token), reasons.strayCloser(token.type), false);
  return "next";
}
