/**
 * Decides by the text that follows what a wrong bracket means: of several meanings, the right one is that which makes
 * sense of most of that text. Only brackets, names and commas are looked at, so that looking ahead is cheaper than
 * reading.
 */
import { isSpace } from "./scan.ts";
import type { Token } from "./token.ts";

export type Closer = "}" | "]";

interface Meaning<How extends string> {
  readonly how: How;
  /** How many of the innermost brackets this closes. */
  readonly closes: number;
  /** Offset of what contradicts this meaning. */
  readonly reach: number;
}

/** The meaning that was chosen. */
interface Chosen<How extends string> extends Meaning<How> {
  /** Whether all of the following text then makes sense. */
  readonly sure: boolean;
}

/**
 * Maximum number of looks ahead, enough for all that a person may have written; after it all meanings seem equally
 * good.
 */
const maximumLooks = 60;

export class BracketJudge {
  readonly #text: string;
  readonly #frames: readonly { readonly closer: Closer }[];
  #looks = 0;

  constructor(text: string, frames: readonly { readonly closer: Closer }[]) {
    this.#text = text;
    this.#frames = frames;
  }

  /**
   * Judges a closer of another sort than the innermost bracket: closers are missing before it, it is superfluous, it
   * was written for the right one, or it and the next one are in the wrong order.
   */
  closer(
    { type, end }: Token,
    before: Token,
    behind: Token,
  ): Chosen<"missing" | "stray" | "exchanged" | "turned"> {
    const meaning = <How extends string>(how: How, closes: number, from = end): Meaning<How> => ({
      how,
      closes,
      reach: this.#reach(from, this.#openBut(closes), "after"),
    });
    const depth = this.#frames.length;
    let levels = 1;
    while (levels <= depth && this.#closerAt(levels) !== type) levels++;
    const meanings: Meaning<"missing" | "stray" | "exchanged" | "turned">[] = [];
    if (levels <= depth) meanings.push(meaning("missing", levels));
    const stray = meaning("stray", 0);
    const closesNext = behind.type === this.#closerAt(1);
    if (before.type === type && closesNext) meanings.unshift(stray);
    else meanings.push(stray);
    meanings.push(meaning("exchanged", 1));
    if (levels === 2 && closesNext) meanings.push(meaning("turned", 2, behind.end));
    return farthest(meanings, stray);
  }

  /**
   * Judges a member in an array: the array was not closed, an object was not opened, or the array's bracket should have
   * been that of an object.
   */
  member({ offset }: Token, first: boolean): Chosen<"missing" | "opener" | "exchanged"> {
    const meaning = <How extends string>(
      how: How,
      closes: number,
      ...more: Closer[]
    ): Meaning<How> => {
      const reach = this.#reach(offset, [...this.#openBut(closes), ...more], "entry");
      return { how, closes, reach };
    };
    const opener = meaning("opener", 0, "}");
    if (first) return farthest([opener, meaning("exchanged", 1, "}")], opener);
    return farthest(this.#closerAt(2) === "}" ? [meaning("missing", 1), opener] : [], opener);
  }

  /** Whether all of the text makes sense if the innermost bracket opens an array whose first entry is this token. */
  isArray({ offset }: Token): boolean {
    return this.#reach(offset, [...this.#openBut(1), "]"], "entry") === Infinity;
  }

  #reach(from: number, open: readonly Closer[], at: "entry" | "after"): number {
    this.#looks += 1;
    return this.#looks > maximumLooks ? 0 : contradiction(this.#text, from, open, at);
  }

  #openBut(levels: number): Closer[] {
    return this.#frames.slice(0, this.#frames.length - levels).map(({ closer }) => closer);
  }

  #closerAt(level: number): Closer | undefined {
    return this.#frames[this.#frames.length - level]?.closer;
  }
}

/** The first of the meanings that reach farthest. */
function farthest<How extends string>(
  meanings: readonly Meaning<How>[],
  otherwise: Meaning<How>,
): Chosen<How> {
  const [first = otherwise, ...others] = meanings;
  const best = others.reduce((one, other) => (other.reach > one.reach ? other : one), first);
  return { ...best, sure: best.reach === Infinity };
}

/**
 * Where the text from an offset on first contradicts its brackets; `Infinity` if it never does.
 * @param open the closers of the containers open there, the innermost last
 * @param at whether an entry comes next
 */
function contradiction(
  text: string,
  from: number,
  open: readonly Closer[],
  at: "entry" | "after",
): number {
  const stack = [...open];
  const next = (): "name" | "value" => (stack.at(-1) === "}" ? "name" : "value");
  let state: "name" | "value" | "after" = at === "after" ? "after" : next();
  for (let i = from; i < text.length; i++) {
    if (isSpace(text.charCodeAt(i))) continue;
    const character = text.charAt(i);
    if (stack.length === 0) return i;
    switch (character) {
      case "}":
      case "]":
        if (stack.pop() !== character) return i;
        state = "after";
        break;
      case "{":
      case "[":
        if (state === "name" || (state === "after" && next() === "name")) return i;
        stack.push(character === "{" ? "}" : "]");
        state = next();
        break;
      case ",":
        state = next();
        break;
      case ":":
        state = "value";
        break;
      case '"': {
        const start = i;
        i = endOfLineString(text, i);
        if (isName(text, i + 1) ? next() === "value" : state === "name") return start;
        state = "after";
        break;
      }
      default:
        if (state === "name") return i;
        state = "after";
    }
  }
  return stack.length === 0 ? Infinity : text.length;
}

/** Offset of the closing quote, or of the last character before the line end. */
function endOfLineString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x22) return i;
    if (code === 0x0a || code === 0x0d) return i - 1;
    if (code === 0x5c) i++;
  }
  return text.length;
}

function isName(text: string, from: number): boolean {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return text.charAt(at) === ":";
}
