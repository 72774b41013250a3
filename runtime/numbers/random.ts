/** Randomness. Nothing in the runtime has a source of its own: whoever rolls passes one in, and can replay it. */

import { finite, rangeError } from "./numbers.ts";

/** A source of random numbers, such as a seeded one; `{ next: Math.random }` is enough if nothing is replayed. */
export interface Random {
  /**
   * Returns a number from 0 up to but not including 1, uniformly distributed. Functions that roll throw a `RangeError`
   * if it is not between 0 and 1.
   */
  next(): number;
}

/** The state of a seeded source; plain data, suitable for saves. */
export type RandomState = readonly [number, number, number, number];

/** A source whose numbers are determined by its seed, identically on every machine. */
export interface SeededRandom extends Random {
  /** The present state, from which `seededRandom` can continue. */
  state(): RandomState;
}

/**
 * Creates the default source of random numbers, for everything that is rolled (§2.5–2.9, §3.2): sfc32, which is small,
 * fast and passes the usual statistical tests. Not suitable for secrets.
 *
 * @param seed Any text or finite number, or the `state()` of another source to continue from.
 * @throws RangeError if the number is NaN or infinite, or if the state is not four whole numbers of 32 bits.
 *
 * @example
 * ```ts
 * import { rollBetween, seededRandom } from "defwright/runtime";
 *
 * const random = seededRandom("tuesday");
 * const saved = random.state();
 * const first = rollBetween(random, 1, 6);
 * rollBetween(seededRandom(saved), 1, 6) === first; // => true
 * ```
 */
export function seededRandom(seed: string | number | RandomState): SeededRandom {
  let [a, b, c, counter] = typeof seed === "object" ? checkedState(seed) : stateOf(textOf(seed));
  const step = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // Similar seeds must not start with similar numbers.
  if (typeof seed !== "object") for (let round = 0; round < 15; round++) step();
  return { next: () => step() / 0x1_0000_0000, state: () => [a, b, c, counter] };
}

function textOf(seed: string | number): string {
  return typeof seed === "string" ? seed : String(finite("seed", seed));
}

function checkedState(state: RandomState): RandomState {
  if (!isState(state)) {
    throw rangeError("seed", "what `state()` gave, four whole numbers of 32 bits", state);
  }
  return state;
}

/** Saves are plain text, so a state that was read from one may be anything. */
function isState(state: readonly number[]): boolean {
  return (
    Array.isArray(state) && state.length === 4 && state.every((number) => (number | 0) === number)
  );
}

/** Four numbers from a text: three FNV-1a hashes with different start values, and a counter of 1. */
function stateOf(seed: string): RandomState {
  const hash = (start: number): number => {
    let value = start;
    for (let index = 0; index < seed.length; index++) {
      value = Math.imul(value ^ seed.charCodeAt(index), 0x01000193);
    }
    return value | 0;
  };
  return [hash(0x811c9dc5), hash(0x9e3779b9), hash(0x85ebca6b), 1];
}

/**
 * Rolls a whole number between two bounds, both inclusive, uniformly distributed (§2.5). The bounds may be in either
 * order; their fractional parts are cut off. If there is only one choice, no number is taken from the source.
 *
 * @throws RangeError if a bound is NaN or infinite.
 *
 * @example
 * ```ts
 * import { rollBetween } from "defwright/runtime";
 *
 * rollBetween({ next: () => 0.5 }, 2, 5); // => 4
 * rollBetween({ next: () => 0 }, 1, -3); // => -3
 * ```
 */
export function rollBetween(random: Random, one: number, other: number): number {
  const first = Math.trunc(finite("one", one));
  const last = Math.trunc(finite("other", other));
  if (first === last) return first;
  const least = Math.min(first, last);
  // Halving first keeps the difference from overflowing.
  const choices = Math.min(2 * Math.abs(last / 2 - first / 2) + 1, Number.MAX_VALUE);
  return least + Math.min(choices - 1, Math.floor(draw(random) * choices));
}

/** The next number of a source, checked to be in range; 1 is tolerated. */
export function draw(random: Random): number {
  const number = random.next();
  if (!Number.isFinite(number) || number < 0 || number > 1) {
    throw rangeError("random.next()", "from 0 to 1", number);
  }
  return number;
}

/**
 * Whether something with a chance in percent happens; if the outcome is certain, no number is taken from the source.
 */
export function rollPercent(random: Random, percent: number): boolean {
  if (finite("percent", percent) <= 0) return false;
  return percent >= 100 || draw(random) * 100 < percent;
}
