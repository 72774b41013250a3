/** What a bracket that does not fit may mean; what follows decides. */
import { createOutlook, type Closer } from "./outlook.ts";
import type { Token } from "./token.ts";

interface Way<How extends string> {
  readonly how: How;
  /** How many of the innermost brackets it closes. */
  readonly closes: number;
  /** Whether all that follows makes sense so. */
  readonly sure: boolean;
}

export interface BracketJudge {
  /**
   * A closer of the other sort than the innermost bracket: closers are missing before it, it is one too many, it stands
   * for the right one, or for that and the next one, which are turned.
   */
  readonly closer: (
    token: Token,
    before: Token,
    behind: Token,
  ) => Way<"missing" | "stray" | "exchanged" | "turned">;
  /** A member in an array: that was not closed, or an object not opened, or what begins with it was to be one. */
  readonly member: (token: Token, first: boolean) => Way<"missing" | "opener" | "exchanged">;
  /** Whether all makes sense if the innermost bracket opens an array, whose first entry this is. */
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
  /** Offset of what then does not fit. */
  readonly reach: number;
}

/** The first of those that lead farthest. */
function farthest<How extends string>(
  ways: readonly Candidate<How>[],
  otherwise: Candidate<How>,
): Way<How> {
  const [first = otherwise, ...others] = ways;
  const best = others.reduce((one, other) => (other.reach > one.reach ? other : one), first);
  return { how: best.how, closes: best.closes, sure: best.reach === Infinity };
}
