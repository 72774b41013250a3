/** Decides by the text that follows what a wrong bracket means. */
import { createOutlook, type Closer } from "./outlook.ts";
import type { Token } from "./token.ts";

interface Way<How extends string> {
  readonly how: How;
  /** How many of the innermost brackets this closes. */
  readonly closes: number;
  /** Whether all of the following text then makes sense. */
  readonly sure: boolean;
}

export interface BracketJudge {
  /**
   * Judges a closer of another sort than the innermost bracket: closers are missing before it, it is superfluous, it
   * was written for the right one, or it and the next one are in the wrong order.
   */
  readonly closer: (
    token: Token,
    before: Token,
    behind: Token,
  ) => Way<"missing" | "stray" | "exchanged" | "turned">;
  /**
   * Judges a member in an array: the array was not closed, an object was not opened, or the array's bracket should have
   * been that of an object.
   */
  readonly member: (token: Token, first: boolean) => Way<"missing" | "opener" | "exchanged">;
  /** Whether all of the text makes sense if the innermost bracket opens an array whose first entry is this token. */
  readonly isArray: (token: Token) => boolean;
}

export function createBracketJudge(
  text: string,
  frames: readonly { readonly closer: Closer }[],
): BracketJudge {
  const outlook = createOutlook(text);
  const openBut = (levels: number): Closer[] =>
    frames.slice(0, frames.length - levels).map(({ closer }) => closer);
  const closerAt = (level: number): Closer | undefined => frames[frames.length - level]?.closer;

  return {
    closer(token, before, behind) {
      const way = <How extends string>(
        how: How,
        closes: number,
        from = token.end,
      ): Candidate<How> => ({ how, closes, reach: outlook(from, openBut(closes), "after") });
      let levels = 1;
      while (levels <= frames.length && closerAt(levels) !== token.type) levels++;
      const ways: Candidate<"missing" | "stray" | "exchanged" | "turned">[] = [];
      if (levels <= frames.length) ways.push(way("missing", levels));
      const stray = way("stray", 0);
      if (before.type === token.type && behind.type === closerAt(1)) ways.unshift(stray);
      else ways.push(stray);
      ways.push(way("exchanged", 1));
      if (levels === 2 && behind.type === closerAt(1)) ways.push(way("turned", 2, behind.end));
      return farthest(ways, stray);
    },
    member({ offset }, first) {
      const way = <How extends string>(
        how: How,
        closes: number,
        more: Closer[],
      ): Candidate<How> => {
        return { how, closes, reach: outlook(offset, [...openBut(closes), ...more], "entry") };
      };
      const opener = way("opener", 0, ["}"]);
      if (first) return farthest([opener, way("exchanged", 1, ["}"])], opener);
      return farthest(closerAt(2) === "}" ? [way("missing", 1, []), opener] : [], opener);
    },
    isArray: ({ offset }) => outlook(offset, [...openBut(1), "]"], "entry") === Infinity,
  };
}

interface Candidate<How extends string> {
  readonly how: How;
  readonly closes: number;
  /** Offset of what contradicts this way of reading. */
  readonly reach: number;
}

/** The first of the ways that reach farthest. */
function farthest<How extends string>(
  ways: readonly Candidate<How>[],
  otherwise: Candidate<How>,
): Way<How> {
  const [first = otherwise, ...others] = ways;
  const best = others.reduce((one, other) => (other.reach > one.reach ? other : one), first);
  return { how: best.how, closes: best.closes, sure: best.reach === Infinity };
}
