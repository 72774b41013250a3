/** Rules for the names of members and the colons after them. */
import * as reasons from "../reasons.ts";
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
  type Reading,
  type Step,
} from "./reading.ts";

/** Handles a token where the name of a member is expected. */
export function atName(reading: Reading, token: Token, frame: Frame): Step {
  const { list, brackets, tokens } = reading;
  const { type } = token;
  if (reading.state === "first" && isListed(reading, token) && brackets.isArray(token)) {
    return exchangeOpener(reading, frame);
  }
  if (type === "string") return takeName(reading, token, frame);
  if (type === "}" || type === "]" || type === "end") return endEntry(reading, token, frame);
  if (type === ",") list.report(spanOf(token), reasons.strayComma);
  else if (type === ":") {
    list.report(spanOf(token), reasons.missingName, true);
    reading.state = "value";
  } else if (type === "{" || type === "[") {
    if (outerCloser(reading) === "]") return closeMissing(reading, token, frame);
    reportNameless(reading, frame, spanOf(token), reasons.nameExpected(token));
    return open(reading, token);
  } else if (tokens.peek().type === ":") {
    list.report(spanOf(token), reasons.unquotedName(token));
    return takeName(reading, token, frame);
  } else {
    reportNameless(reading, frame, spanOf(token), reasons.nameExpected(token));
    reading.state = "after";
  }
  return "next";
}

/** Whether the token may be an entry of a list and is not the name of a member. */
function isListed({ tokens }: Reading, { type }: Token): boolean {
  if (type === "string") return endsEntry(tokens.peek());
  return type === "number" || type === "word" || type === "{" || type === "[";
}

function takeName(reading: Reading, token: Token, frame: Frame): Step {
  reading.name = token.value;
  reading.state = "colon";
  const { tokens, list, name } = reading;
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
export function atColon(reading: Reading, token: Token, frame: Frame): Step {
  const { list, tokens, name, previous } = reading;
  const { type } = token;
  if (type === ":") {
    reading.state = "value";
    frame.nameless = false;
    return "next";
  }
  if (type === "," && isValueOnly(tokens.peek())) {
    list.report(spanOf(token), reasons.colonExpected(name, token), true);
    reading.state = "value";
    return "next";
  }
  if (endsEntry(token)) {
    reportNameless(reading, frame, gap(reading), reasons.valueMissing(name));
    reading.state = "after";
    return "again";
  }
  if (previous.invented !== true) {
    list.report(spanOf(token), reasons.colonExpected(name, token), true);
  }
  reading.state = "value";
  // "=" was written for the colon; any other token is the value itself.
  return type === "unknown" && /^[=>-]+$/.test(token.value) ? "next" : "again";
}

/** Whether a token that follows a comma written for a colon can only be a value, not the name of a member. */
function isValueOnly({ type, value }: Token): boolean {
  const isWord = type === "word" && /^(?:true|false|null)$/u.test(value);
  return type === "{" || type === "[" || type === "number" || isWord;
}
