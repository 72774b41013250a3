/** The state of a parser of text that is not quite JSON, and helpers that its rules share. */
import { maximumDepth } from "../depth.ts";
import { FindingList } from "../finding-list.ts";
import * as mistakes from "../mistakes.ts";
import type { Span } from "../../text/edits.ts";
import type { Token } from "../token.ts";
import { Tokens } from "../tokens.ts";
import { BracketJudge, type Closer } from "../wrong-bracket.ts";

/** An open container. */
export interface Frame {
  readonly closer: Closer;
  readonly opened: number;
  /** Created with the first name, so that nesting stays cheap. */
  names?: Map<string, Span>;
  /** Whether entries without names were reported: the opening bracket of an array was probably expected. */
  nameless?: boolean;
}

export class Parser {
  readonly body: string;
  readonly list: FindingList;
  /** The open containers, the innermost one last. */
  readonly frames: Frame[] = [];
  readonly brackets: BracketJudge;
  readonly tokens: Tokens;
  /** What comes next: a value, the first entry of a container, another entry, a colon, or what follows an entry. */
  state: "value" | "first" | "item" | "colon" | "after" = "value";
  /** Name of the member that is being read. */
  name = "";
  previous: Token = { type: "end", offset: 0, end: 0, value: "" };

  constructor(body: string) {
    const list = new FindingList(body);
    this.body = body;
    this.list = list;
    this.brackets = new BracketJudge(body, this.frames);
    this.tokens = new Tokens(body, (offset, end, mistake, aftermath = "none") => {
      list.report({ offset, length: end - offset }, mistake, aftermath !== "none");
      if (aftermath === "brackets") list.areBracketsDoubted = true;
    });
  }
}

/** What a rule did with a token: consumed it, or left it to be read again in the changed state. */
export type Step = "next" | "again";

export function spanOf(token: Token): Span {
  return { offset: token.offset, length: token.end - token.offset };
}

/** The empty span after the previous token, where something is missing. */
export function gap({ previous }: Parser): Span {
  return { offset: previous.end, length: 0 };
}

/** The closer of the second innermost container. */
export function outerCloser({ frames }: Parser): Closer | undefined {
  return frames[frames.length - 2]?.closer;
}

export function open(parser: Parser, token: Token): Step {
  const { frames, list } = parser;
  if (frames.length >= maximumDepth) {
    list.add({ kind: "too-deep", limit: maximumDepth, offset: token.offset, length: 1 });
    list.isStopped = true;
  } else {
    frames.push({ closer: token.type === "{" ? "}" : "]", opened: token.offset });
    parser.state = "first";
  }
  return "next";
}

/** Closes the innermost containers. */
export function close(parser: Parser, levels: number): Step {
  parser.frames.length -= levels;
  parser.state = "after";
  return "next";
}

/** Handles the end of a container where an entry was possible. */
export function endEntry(parser: Parser, token: Token, { closer }: Frame): Step {
  if (parser.state === "item" && token.type === closer) {
    parser.list.report(spanOf(parser.previous), mistakes.trailingComma(closer));
  }
  parser.state = "after";
  return "again";
}

/** Reports only the first nameless entry of an object. */
export function reportNameless(
  { list, previous }: Parser,
  frame: Frame,
  span: Span,
  mistake: mistakes.Mistake,
): void {
  if (frame.nameless !== true && previous.invented !== true) list.report(span, mistake, true);
  frame.nameless = true;
}

export function endsEntry({ type }: Token): boolean {
  return type === "," || type === "}" || type === "]" || type === "end";
}
