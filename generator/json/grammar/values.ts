/** Rules for values, and for text outside all containers. */
import * as mistakes from "../mistakes.ts";
import type { Token } from "../token.ts";
import { memberInArray } from "./brackets.ts";
import {
  endEntry,
  endsEntry,
  gap,
  open,
  spanOf,
  type Frame,
  type Parser,
  type Step,
} from "./parser.ts";

/** Handles a token outside all containers: the one value of the text, or what follows it. */
export function atTop(parser: Parser, token: Token): Step {
  const { list, state } = parser;
  if (token.type === "end") {
    if (state === "value" && list.findings.length === 0) {
      list.report({ offset: 0, length: 0 }, mistakes.empty);
    }
    list.isStopped = true;
  } else if (state === "after") {
    list.reportBracket(spanOf(token), moreThanOne(parser, token), true);
    list.isStopped = true;
  } else return atValue(parser, token, undefined);
  return "next";
}

/** A second list after the first is meant as its continuation. */
function moreThanOne({ body, previous }: Parser, token: Token): mistakes.Mistake {
  const isEmpty = /\[\s*$/u.test(body.slice(Math.max(0, previous.offset - 200), previous.offset));
  if (token.type !== "[" || previous.type !== "]" || isEmpty) return mistakes.tooMany;
  return mistakes.secondList([
    { offset: previous.offset, length: 1, text: "," },
    { offset: token.offset, length: 1, text: "" },
  ]);
}

/** Handles a token where a value is expected. */
export function atValue(parser: Parser, token: Token, frame: Frame | undefined): Step {
  const { list, tokens } = parser;
  const { type } = token;
  if (type === "{" || type === "[") return open(parser, token);
  if (type === "number" && frame && tokens.skipCommas(token, frame.closer === "}")) {
    parser.state = "after";
  } else if (type === "string" && frame?.closer === "]" && tokens.peek().type === ":") {
    return memberInArray(parser, token, frame);
  } else if (type === "string" || type === "number" || type === "word") {
    parser.state = "after";
  } else if (type === "unknown") {
    list.report(spanOf(token), mistakes.wordExpected(token), !endsEntry(tokens.peek()));
    if (frame === undefined) list.isStopped = true;
    parser.state = "after";
  } else if (type === ":" && parser.previous.type === ":") {
    list.report(spanOf(token), mistakes.secondColon);
  } else if (type === ":") list.report(spanOf(token), mistakes.strayColon, true);
  else return noValue(parser, token, frame);
  return "next";
}

/** Handles a comma, a closing bracket or the end of the text where a value is expected. */
function noValue(parser: Parser, token: Token, frame: Frame | undefined): Step {
  const { list, name } = parser;
  if (frame?.closer === "}") {
    list.report(gap(parser), mistakes.valueMissing(name), true);
    parser.state = "after";
    return "again";
  }
  if (token.type === ",") list.report(spanOf(token), mistakes.strayComma, frame === undefined);
  else if (frame) return endEntry(parser, token, frame);
  else list.reportBracket(spanOf(token), mistakes.strayCloser(token.type), false);
  return "next";
}
