/** Rules for what follows an entry: a comma, or the bracket that closes its container. */
import * as mistakes from "../mistakes.ts";
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
  type Parser,
  type Step,
} from "./parser.ts";

export function afterEntry(parser: Parser, token: Token, frame: Frame): Step {
  const { body, list, tokens } = parser;
  const { type } = token;
  const { closer, opened } = frame;
  if (type === closer) return close(parser, 1);
  if (type === "}" || type === "]") return closeOther(parser, token, frame);
  if (type === ",") parser.state = "item";
  else if (type === "end") {
    const at = { offset: body.trimEnd().length, length: 0 };
    list.reportBracket(at, mistakes.closerExpected(token, closer), false, opened);
    list.isStopped = true;
  } else if (type === ":") {
    list.report(spanOf(token), mistakes.strayColon, true);
    parser.state = closer === "]" ? "item" : "value";
  } else if (type === "unknown" && isUnit(parser, token)) {
    const { offset } = parser.previous;
    const written = body.slice(offset, token.end);
    list.report({ offset, length: written.length }, mistakes.unquotedAmount(written));
  } else if (type === "unknown" && tokens.peek().type !== ":") {
    list.report(spanOf(token), mistakes.separatorExpected(token, closer), true);
  } else return anotherEntry(parser, token, frame);
  return "next";
}

/** Whether the word directly follows a number and ends the entry, as a unit does. */
function isUnit({ previous, tokens, body }: Parser, { offset, value }: Token): boolean {
  const isBehind = previous.type === "number" && /^ ?$/u.test(body.slice(previous.end, offset));
  return isBehind && /^[a-z]+$/iu.test(value) && endsEntry(tokens.peek());
}

/** Handles an entry without a comma before it. */
function anotherEntry(parser: Parser, token: Token, frame: Frame): Step {
  const { list, tokens } = parser;
  const { type } = token;
  const { closer } = frame;
  if (closer === "]") {
    return type === "string" && tokens.peek().type === ":"
      ? memberInArray(parser, token, frame)
      : separate(parser);
  }
  if (type === "{" && outerCloser(parser) === "]") return closeMissing(parser, token, frame);
  if (tokens.peek().type === ":") return separate(parser);
  list.report(spanOf(token), mistakes.separatorExpected(token, closer), true);
  return type === "{" || type === "[" ? open(parser, token) : "next";
}

/** Continues as if the comma were present. */
function separate(parser: Parser): Step {
  parser.list.report(gap(parser), mistakes.missingComma);
  parser.state = "item";
  return "again";
}
