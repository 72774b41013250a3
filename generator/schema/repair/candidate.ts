import type { Json } from "../../model/json.ts";

/** A value that matches a shape, derived from another value. */
export interface Candidate {
  readonly value: Json;
  /** Number of changes of form that lead to it; the same change in all entries of a list counts once. */
  readonly steps: number;
  /** How much of it is assumed because nothing in the value determines it, such as a missing count. */
  readonly guesses: number;
  /** A number in it is a placeholder for one that only the author knows. */
  readonly incomplete?: true;
  /** It lacks something that the value contains. */
  readonly loses?: true;
}

/** Maximum number of candidates with the same cost that are kept; more of them are not informative. */
const mostAlike = 3;

export function costOf({ steps, guesses }: Candidate): number {
  return guesses * 100 + steps;
}

export function after(
  candidate: Candidate,
  more: Partial<Pick<Candidate, "steps" | "guesses" | "incomplete" | "loses">>,
): Candidate {
  const { steps, guesses } = candidate;
  return {
    ...candidate,
    ...(more.incomplete ? { incomplete: true } : {}),
    ...(more.loses ? { loses: true } : {}),
    steps: steps + (more.steps ?? 0),
    guesses: guesses + (more.guesses ?? 0),
  };
}

/** Maximum number of guesses; with more of them it would be another value. */
export const mostGuesses = 2;

/** The candidates with the lowest cost, each value once. */
export function cheapest(candidates: readonly Candidate[]): readonly Candidate[] {
  const least = Math.min(...candidates.map(costOf));
  const byText = new Map<string, Candidate>();
  for (const each of candidates) {
    const text = JSON.stringify(each.value);
    if (costOf(each) === least && !byText.has(text)) byText.set(text, each);
  }
  return [...byText.values()].slice(0, mostAlike);
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
    return {
      value: chosen.map((each) => each.value),
      steps: total(chosen.map(({ steps }) => steps)),
      guesses: total(chosen.map(({ guesses }) => guesses)),
      ...(chosen.some(({ incomplete }) => incomplete) ? { incomplete: true } : {}),
      ...(chosen.some(({ loses }) => loses) ? { loses: true } : {}),
    };
  });
}
