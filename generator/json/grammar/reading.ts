/** The state of reading a text that is not quite JSON, and helpers that its rules share. */
import { maximumDepth } from "../depth.ts";
import { createFindingList, type FindingList } from "../finding-list.ts";
import type { Closer } from "../outlook.ts";
import * as reasons from "../reasons.ts";
import type { Span } from "../../text/edits.ts";
import type { Token } from "../token.ts";
import { tokensOf, type Tokens } from "../tokens.ts";
import { createBracketJudge, type BracketJudge } from "../wrong-bracket.ts";

/** An open container. */
export interface Frame {
  readonly closer: Closer;
  readonly opened: number;
  /** Created with the first name, so that nesting stays cheap. */
  names?: Map<string, Span>;
  /** Whether entries without names were reported: the opening bracket of an array was probably expected. */
  nameless?: boolean;
}

export interface Reading {
  readonly body: string;
  readonly list: FindingList;
  /** The open containers, the innermost one last. */
  readonly frames: Frame[];
  readonly brackets: BracketJudge;
  readonly tokens: Tokens;
  /** What comes next: a value, the first entry of a container, another entry, a colon, or what follows an entry. */
  state: "value" | "first" | "item" | "colon" | "after";
  /** Name of the member that is being read. */
  name: string;
  previous: Token;
}

/** What a rule did with a token: consumed it, or left it to be read again in the changed state. */
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

/** The empty span after the previous token, where something is missing. */
export function gap({ previous }: Reading): Span {
  return { offset: previous.end, length: 0 };
}

/** The closer of the second innermost container. */
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

/** Closes the innermost containers. */
export function close(reading: Reading, levels: number): Step {
  reading.frames.length -= levels;
  reading.state = "after";
  return "next";
}

/** Handles the end of a container where an entry was possible. */
export function endEntry(reading: Reading, token: Token, { closer }: Frame): Step {
  if (reading.state === "item" && token.type === closer) {
    reading.list.report(spanOf(reading.previous), reasons.trailingComma(closer));
  }
  reading.state = "after";
  return "again";
}

/** Reports only the first nameless entry of an object. */
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
