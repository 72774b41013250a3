import type { Json } from "../../model/json.ts";

/** A value as its shape says, made from another one. */
export interface Candidate {
  readonly value: Json;
  /** How many changes of form lead to it; the same one in all entries of a list counts once. */
  readonly steps: number;
  /** How much of it is assumed: what nothing in the value says, such as a count that it lacks. */
  readonly guesses: number;
  /** A number in it stands for one that only its author knows. */
  readonly incomplete?: true;
  /** Something that the value says is not in it. */
  readonly loses?: true;
}

/** Candidates of one cost are kept up to this number; more of them say nothing. */
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

/** A value of which more is assumed is another one. */
export const mostGuesses = 2;

/** Those that cost least, each value once. */
export function cheapest(candidates: readonly Candidate[]): readonly Candidate[] {
  const least = Math.min(...candidates.map(costOf));
  const byText = new Map<string, Candidate>();
  for (const each of candidates) {
    const text = JSON.stringify(each.value);
    if (costOf(each) === least && !byText.has(text)) byText.set(text, each);
  }
  return [...byText.values()].slice(0, mostAlike);
}

/** What becomes of several values that stand together. `sum`: each is changed in a way of its own. */
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
