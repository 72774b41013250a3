/** Where the reading of a text that is not quite JSON stands, and what its rules share. */
import { maximumDepth } from "../depth.ts";
import { createFindingList, type FindingList } from "../finding-list.ts";
import type { Closer } from "../outlook.ts";
import * as reasons from "../reasons.ts";
import type { Span } from "../span.ts";
import type { Token } from "../token.ts";
import { tokensOf, type Tokens } from "../tokens.ts";
import { createBracketJudge, type BracketJudge } from "../wrong-bracket.ts";

/** A container that is open. */
export interface Frame {
  readonly closer: Closer;
  readonly opened: number;
  /** Made with the first name: nesting is cheap. */
  names?: Map<string, Span>;
  /** Entries without names were reported: an array's opening bracket is probably missing. */
  nameless?: boolean;
}

export interface Reading {
  readonly body: string;
  readonly list: FindingList;
  /** The innermost last. */
  readonly frames: Frame[];
  readonly brackets: BracketJudge;
  readonly tokens: Tokens;
  /** What comes next: a value, the first entry of a container, another entry, a colon, or what follows an entry. */
  state: "value" | "first" | "item" | "colon" | "after";
  /** Of the member that is being read. */
  name: string;
  previous: Token;
}

/** What a rule did with a token: it is consumed, or to be read again in the changed state. */
export type Step = "next" | "again";

export function startReading(body: string): Reading {
  const list = createFindingList(body);
  const frames: Frame[] = [];
  const tokens = tokensOf(body, (offset, end, sentence, aftermath) => {
    list.report({ offset, length: end - offset }, sentence, aftermath !== "none");
    if (aftermath === "brackets") list.doubtBrackets();
  });
  const previous: Token = { type: "end", offset: 0, end: 0, value: "" };
  const brackets = createBracketJudge(body, frames);
  return { body, list, frames, brackets, tokens, state: "value", name: "", previous };
}

export function spanOf(token: Token): Span {
  return { offset: token.offset, length: token.end - token.offset };
}

/** Where something is missing behind the previous token. */
export function gap({ previous }: Reading): Span {
  return { offset: previous.end, length: 0 };
}

/** The closer of the container around the innermost. */
export function outerCloser({ frames }: Reading): Closer | undefined {
  return frames[frames.length - 2]?.closer;
}

export function open(reading: Reading, token: Token): Step {
  const { frames, list } = reading;
  if (frames.length >= maximumDepth) {
    list.add({ kind: "too-deep", limit: maximumDepth, offset: token.offset, length: 1 });
    list.stop();
  } else {
    frames.push({ closer: token.type === "{" ? "}" : "]", opened: token.offset });
    reading.state = "first";
  }
  return "next";
}

/** Ends the innermost containers. */
export function close(reading: Reading, levels: number): Step {
  reading.frames.length -= levels;
  reading.state = "after";
  return "next";
}

/** The end of a container, where an entry could have stood. */
export function endEntry(reading: Reading, token: Token, { closer }: Frame): Step {
  if (reading.state === "item" && token.type === closer) {
    reading.list.report(spanOf(reading.previous), reasons.trailingComma(closer));
  }
  reading.state = "after";
  return "again";
}

/** Of entries of an object that have no names only the first is reported. */
export function reportNameless(
  { list, previous }: Reading,
  frame: Frame,
  span: Span,
  sentence: reasons.Sentence,
): void {
  if (frame.nameless !== true && previous.invented !== true) list.report(span, sentence, true);
  frame.nameless = true;
}

export function endsEntry({ type }: Token): boolean {
  return type === "," || type === "}" || type === "]" || type === "end";
}
