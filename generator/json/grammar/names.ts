/** Rules for the names of members and the colons after them. */
import * as mistakes from "../mistakes.ts";
import type { Token } from "../token.ts";
import { closeMissing, exchangeOpener } from "./brackets.ts";
import {
  endEntry,
  endsEntry,
  gap,
  open,
  outerCloser,
  reportNameless,
  spanOf,
  type Frame,
  type Parser,
  type Step,
} from "./parser.ts";

/** Handles a token where the name of a member is expected. */
export function atName(parser: Parser, token: Token, frame: Frame): Step {
  const { list, brackets, tokens } = parser;
  const { type } = token;
  if (parser.state === "first" && isListed(parser, token) && brackets.isArray(token)) {
    return exchangeOpener(parser, frame);
  }
  if (type === "string") return takeName(parser, token, frame);
  if (type === "}" || type === "]" || type === "end") return endEntry(parser, token, frame);
  if (type === ",") list.report(spanOf(token), mistakes.strayComma);
  else if (type === ":") {
    list.report(spanOf(token), mistakes.missingName, true);
    parser.state = "value";
  } else if (type === "{" || type === "[") {
    if (outerCloser(parser) === "]") return closeMissing(parser, token, frame);
    reportNameless(parser, frame, spanOf(token), mistakes.nameExpected(token));
    return open(parser, token);
  } else if (tokens.peek().type === ":") {
    list.report(spanOf(token), mistakes.unquotedName(token));
    return takeName(parser, token, frame);
  } else {
    reportNameless(parser, frame, spanOf(token), mistakes.nameExpected(token));
    parser.state = "after";
  }
  return "next";
}

/** Whether the token may be an entry of a list and is not the name of a member. */
function isListed({ tokens }: Parser, { type }: Token): boolean {
  if (type === "string") return endsEntry(tokens.peek());
  return type === "number" || type === "word" || type === "{" || type === "[";
}

function takeName(parser: Parser, token: Token, frame: Frame): Step {
  parser.name = token.value;
  parser.state = "colon";
  const { tokens, list, name } = parser;
  if (token.invented === true) return "next";
  // After a name without a value, the string may be that value.
  if (frame.nameless === true && tokens.peek().type !== ":") return "next";
  frame.names ??= new Map();
  const first = frame.names.get(name);
  if (first === undefined) frame.names.set(name, spanOf(token));
  else list.add({ kind: "duplicate-member", name, first, ...spanOf(token) });
  return "next";
}

/** Handles a token after the name of a member. */
export function atColon(parser: Parser, token: Token, frame: Frame): Step {
  const { list, tokens, name, previous } = parser;
  const { type } = token;
  if (type === ":") {
    parser.state = "value";
    frame.nameless = false;
    return "next";
  }
  if (type === "," && isValueOnly(tokens.peek())) {
    list.report(spanOf(token), mistakes.colonExpected(name, token), true);
    parser.state = "value";
    return "next";
  }
  if (endsEntry(token)) {
    reportNameless(parser, frame, gap(parser), mistakes.valueMissing(name));
    parser.state = "after";
    return "again";
  }
  if (previous.invented !== true) {
    const isValue = isValueOnly(token) || (type === "string" && endsEntry(tokens.peek()));
    if (isValue) list.report(gap(parser), mistakes.colonMissing(name), true);
    else list.report(spanOf(token), mistakes.colonExpected(name, token), true);
  }
  parser.state = "value";
  // "=" was written for the colon; any other token is the value itself.
  return type === "unknown" && /^[=>-]+$/.test(token.value) ? "next" : "again";
}

/** Whether a token can only be a value, not the name of a member. */
function isValueOnly({ type, value }: Token): boolean {
  const isWord = type === "word" && /^(?:true|false|null)$/u.test(value);
  return type === "{" || type === "[" || type === "number" || isWord;
}
