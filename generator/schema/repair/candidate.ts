import type { Json } from "../../model/json.ts";
import type { Shape } from "../shape.ts";

/** A value that matches a shape, derived from another value. */
export interface Candidate {
  readonly value: Json;
  /** Number of changes of form that lead to it; the same change in all entries of a list counts once. */
  readonly steps: number;
  /** How much of it is assumed because nothing in the value determines it, such as a missing count. */
  readonly guesses: number;
  /** A number in it is a placeholder for one that only the author knows. */
  readonly incomplete?: true;
  /** What the value then means, for a choice between several: "every one of them is needed". */
  readonly when?: string;
  /** Another one takes fewer changes: it counts only if its ids are known, and those of the other are not. */
  readonly ifKnown?: true;
}

/** Returns the values of the shape derived from another value by the fewest changes; an empty list if there is none. */
export interface Rewrite {
  (value: Json, shape: Shape): readonly Candidate[];
  /** The words that name members or kinds: in a map, they are no ids. */
  readonly words: ReadonlySet<string>;
}

/** Maximum number of candidates with the same cost that are kept; more of them are not informative. */
const mostAlike = 3;

export function costOf({ steps, guesses }: Candidate): number {
  return guesses * 100 + steps;
}

/** A value that is one change away from the other. */
export function changed(value: Json, guesses = 0): Candidate {
  return { value, steps: 1, guesses };
}

/** The candidates after further changes. */
export function after(
  candidates: readonly Candidate[],
  more: Partial<Pick<Candidate, "steps" | "guesses" | "incomplete" | "when">>,
): readonly Candidate[] {
  const { steps = 0, guesses = 0, incomplete, when } = more;
  return candidates.map((candidate) => ({
    ...candidate,
    ...(incomplete ? { incomplete } : {}),
    ...(when === undefined ? {} : { when }),
    steps: candidate.steps + steps,
    guesses: candidate.guesses + guesses,
  }));
}

/** A placeholder for a missing number, until the author has chosen one. */
export function placeholder({ default: usual, minimum = 1, maximum = 1 }: Shape): number {
  if (typeof usual === "number") return usual;
  return Math.min(maximum, Math.max(minimum, 1));
}

/** Maximum number of guesses; with more of them it would be another value. */
export const mostGuesses = 2;

/**
 * The candidates with the lowest cost, each value once, and after them those that take hardly more changes, as what is
 * meant if content knows their ids.
 */
export function cheapest(candidates: readonly Candidate[]): readonly Candidate[] {
  const least = Math.min(...candidates.filter(({ ifKnown }) => !ifKnown).map(costOf));
  const byText = new Map<string, Candidate>();
  for (const each of candidates.toSorted((one, other) => costOf(one) - costOf(other))) {
    const text = JSON.stringify(each.value);
    if (costOf(each) < least + 1 && !byText.has(text)) {
      byText.set(text, costOf(each) > least ? { ...each, ifKnown: true } : each);
    }
  }
  const all = [...byText.values()];
  return [false, true].flatMap((late) =>
    all.filter(({ ifKnown = false }) => ifKnown === late).slice(0, mostAlike),
  );
}

/**
 * Combines the candidates of several values into candidates for the list of them. `sum`: each value is changed in its
 * own way, so the costs add up.
 */
export function together(
  parts: readonly (readonly Candidate[])[],
  how: "sum" | "same",
): readonly Candidate[] {
  if (parts.some(({ length }) => length === 0)) return [];
  const ways = Math.max(1, ...parts.map(({ length }) => length));
  return Array.from({ length: ways }, (_, way) => {
    const chosen = parts.flatMap((each) => each[Math.min(way, each.length - 1)] ?? []);
    const total = (costs: readonly number[]): number =>
      costs.reduce((one, other) => (how === "sum" ? one + other : Math.max(one, other)), 0);
    const when = chosen.find((each) => each.when !== undefined)?.when;
    return {
      value: chosen.map((each) => each.value),
      steps: total(chosen.map(({ steps }) => steps)),
      guesses: total(chosen.map(({ guesses }) => guesses)),
      ...(chosen.some(({ incomplete }) => incomplete) ? { incomplete: true } : {}),
      // The first of the values that can mean several things decides.
      ...(when === undefined ? {} : { when }),
      ...(chosen.some(({ ifKnown }) => ifKnown) ? { ifKnown: true } : {}),
    };
  });
}
