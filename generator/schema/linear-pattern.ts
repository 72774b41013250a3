/**
 * Decides whether a regular expression that a stranger wrote may be run: only if every character of a text decides
 * alone how to go on, so that matching never tries two ways, and takes a time proportional to the text. The expression
 * is read into the sets of its places: those that can come first, last, and after each.
 */
import { getOrInsert } from "../model/maps.ts";

/** Why a pattern may not be run; the word that it is about, if there is one. */
export type PatternProblem =
  "ambiguous" | "anchor" | "empty-loop" | "syntax" | "too-large" | "unanchored" | "unsupported";

/** More places than any form of a text needs; a counted repetition has as many as it repeats. */
export const mostPlaces = 200;

/** Longer ones are lists of words. */
const longest = 1000;

interface Place {
  /** Those of the samples that it takes. */
  readonly signs: ReadonlySet<string>;
  readonly next: Set<Place>;
}

interface Part {
  readonly first: ReadonlySet<Place>;
  readonly last: ReadonlySet<Place>;
  /** Whether it matches the empty text. */
  readonly empty: boolean;
}

class Refused extends Error {
  readonly problem: PatternProblem;

  constructor(problem: PatternProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Why the pattern may not be run; `undefined` if it takes linear time. */
export function patternProblem(pattern: string): PatternProblem | undefined {
  if (pattern.length > longest) return "too-large";
  try {
    new RegExp(pattern, "u");
  } catch {
    return "syntax";
  }
  try {
    new Reader(pattern).check();
  } catch (error) {
    if (error instanceof Refused) return error.problem;
    throw error;
  }
  return undefined;
}

/** The first and last characters of the ranges that `\d`, `\w`, `\s` and `.` stand for. */
const edges = "\0\t\n\v\f\r 09AZ_az\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff";

/** Enough characters to tell places apart: of two that have one in common, one begins a range with such a one. */
function samplesOf(pattern: string): ReadonlySet<string> {
  const codes = [...edges, ...pattern].map((sign) => sign.codePointAt(0) ?? 0);
  const starts = codes.flatMap((code) => [code, Math.min(code + 1, 0x10ffff)]);
  return new Set(starts.map((code) => String.fromCodePoint(code)));
}

class Reader {
  private readonly signs: readonly string[];
  private readonly samples: ReadonlySet<string>;
  private readonly places: Place[] = [];
  /** The samples that a character or a class takes, by its text. */
  private readonly taken = new Map<string, ReadonlySet<string>>();
  private at = 0;
  private depth = 0;
  private unbounded = false;
  /** Whether the pattern as a whole has alternatives: an anchor belongs to one of them. */
  private isSplit = false;

  constructor(pattern: string) {
    this.signs = [...pattern];
    this.samples = samplesOf(pattern);
  }

  check(): void {
    const anchored = this.take("^");
    const { first } = this.alternatives();
    const closed = this.take("$");
    if (this.at < this.signs.length || (this.isSplit && (anchored || closed))) {
      throw new Refused("anchor");
    }
    apart(first);
    for (const { next } of this.places) apart(next);
    if (!anchored && this.unbounded) throw new Refused("unanchored");
  }

  private take(sign: string): boolean {
    const found = this.signs[this.at] === sign;
    if (found) this.at += 1;
    return found;
  }

  private alternatives(): Part {
    let whole = this.sequence();
    while (this.take("|")) {
      this.isSplit ||= this.depth === 0;
      const other = this.sequence();
      if (whole.empty && other.empty) throw new Refused("ambiguous");
      whole = {
        first: new Set([...whole.first, ...other.first]),
        last: new Set([...whole.last, ...other.last]),
        empty: whole.empty || other.empty,
      };
    }
    return whole;
  }

  private sequence(): Part {
    let whole: Part = nothing;
    for (;;) {
      const sign = this.signs[this.at];
      if (sign === undefined || sign === "|" || sign === ")") return whole;
      if (sign === "$" && this.depth === 0) return whole;
      whole = joined(whole, this.repeated());
    }
  }

  /** One place or group, and how often it occurs. */
  private repeated(): Part {
    const start = this.at;
    const part = this.atom();
    const [least, most] = this.quantity();
    if (least === 1 && most === 1) return part;
    if (part.empty || part.first.size === 0) throw new Refused("empty-loop");
    if (this.signs[this.at] === "?") throw new Refused("unsupported");
    const end = this.at;
    const again = (): Part => {
      this.at = start;
      return this.atom();
    };
    // The optional ones from the last: a(a(a)?)?
    let rest: Part = nothing;
    if (most === Infinity) {
      this.unbounded = true;
      rest = optional(looped(least === 0 ? part : again()));
    } else {
      for (let count = least; count < most; count++) rest = optional(joined(again(), rest));
    }
    let whole = nothing;
    for (let count = 0; count < least; count++) {
      whole = joined(whole, count === 0 ? part : again());
    }
    this.at = end;
    return joined(whole, rest);
  }

  private quantity(): readonly [least: number, most: number] {
    if (this.take("*")) return [0, Infinity];
    if (this.take("+")) return [1, Infinity];
    if (this.take("?")) return [0, 1];
    if (this.signs[this.at] !== "{") return [1, 1];
    const end = this.signs.indexOf("}", this.at);
    const [least = "", most = least] = this.signs
      .slice(this.at + 1, end)
      .join("")
      .split(",");
    this.at = end + 1;
    const bounds = [Number(least), most === "" ? Infinity : Number(most)] as const;
    if (bounds[0] > mostPlaces || (bounds[1] > mostPlaces && bounds[1] < Infinity)) {
      throw new Refused("too-large");
    }
    return bounds;
  }

  private atom(): Part {
    const start = this.at;
    const sign = this.signs[this.at++] ?? "";
    if (sign === "(") return this.group();
    if (sign === "^" || sign === "$") throw new Refused("anchor");
    if (sign === "\\") this.escape();
    else if (sign === "[")
      while (!this.take("]")) if (this.signs[this.at++] === "\\") this.escape();
    return this.place(this.signs.slice(start, this.at).join(""));
  }

  private group(): Part {
    if (this.take("?") && !this.take(":")) throw new Refused("unsupported");
    this.depth += 1;
    if (this.depth > 50) throw new Refused("too-large");
    const inside = this.alternatives();
    this.depth -= 1;
    this.at += 1;
    return inside;
  }

  private place(text: string): Part {
    if (this.places.length === mostPlaces) throw new Refused("too-large");
    const signs = getOrInsert(this.taken, text, () => {
      const one = new RegExp(`^${text}$`, "u");
      return new Set([...this.samples].filter((sign) => one.test(sign)));
    });
    const place = { signs, next: new Set<Place>() };
    this.places.push(place);
    const only = new Set([place]);
    return { first: only, last: only, empty: false };
  }

  private escape(): void {
    const sign = this.signs[this.at++] ?? "";
    if (/[^\WdDwWsStnvfr0]/u.test(sign)) throw new Refused("unsupported");
  }
}

const nothing: Part = { first: new Set(), last: new Set(), empty: true };

function optional(part: Part): Part {
  return { ...part, empty: true };
}

function joined(one: Part, other: Part): Part {
  for (const place of one.last) follows(place, other.first);
  return {
    first: one.empty ? new Set([...one.first, ...other.first]) : one.first,
    last: other.empty ? new Set([...one.last, ...other.last]) : other.last,
    empty: one.empty && other.empty,
  };
}

function looped(part: Part): Part {
  for (const place of part.last) {
    // A loop in a loop could go on in either of them.
    for (const each of part.first) if (place.next.has(each)) throw new Refused("ambiguous");
    follows(place, part.first);
  }
  return part;
}

function follows(place: Place, others: ReadonlySet<Place>): void {
  for (const each of others) place.next.add(each);
}

/** No character may belong to two of the places. */
function apart(places: ReadonlySet<Place>): void {
  const passed = new Set<string>();
  for (const { signs } of places) {
    for (const sign of signs) {
      if (passed.has(sign)) throw new Refused("ambiguous");
      passed.add(sign);
    }
  }
}
