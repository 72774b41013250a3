/** Chance. Nothing in the runtime has a source of its own: whoever rolls hands one in, and can replay it. */

import { finite, rangeError } from "./numbers.ts";

/** A source of chance, such as a seeded one; `{ next: Math.random }` will do where nothing is replayed. */
export interface Random {
  /**
   * A number from 0 up to, not including, 1, each as likely as another. Whatever rolls throws a `RangeError` where it
   * is not between 0 and 1.
   */
  next(): number;
}

/** Where a seeded source stands; plain data, fit for saves. */
export type RandomState = readonly [number, number, number, number];

/** A source whose numbers follow from its seed, on every machine alike. */
export interface SeededRandom extends Random {
  /** What `seededRandom` takes to go on from here. */
  state(): RandomState;
}

/**
 * The default source of chance, for all that is rolled (§2.5–2.9, §3.2): sfc32, which is small, fast and passes the
 * usual statistical tests. Not fit for secrets.
 *
 * @param seed Any text or finite number, or the `state()` of another source to go on from.
 * @throws RangeError where the number is NaN or infinite, or the state has not four whole numbers of 32 bits.
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
  // Seeds that are alike must not begin alike.
  if (typeof seed !== "object") for (let round = 0; round < 15; round++) step();
  return { next: () => step() / 0x1_0000_0000, state: () => [a, b, c, counter] };
}

function textOf(seed: string | number): string {
  return String(typeof seed === "number" ? finite("seed", seed) : seed);
}

function checkedState(state: RandomState): RandomState {
  if (!isState(state)) {
    throw rangeError("seed", "what `state()` gave, four whole numbers of 32 bits", state);
  }
  return state;
}

/** Saves are only text once: whoever reads one may hand in anything. */
function isState(state: readonly number[]): boolean {
  return state.length === 4 && state.every((number) => (number | 0) === number);
}

/** Four numbers from a text: FNV-1a, begun at four places. */
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
 * A whole number between two, both included, each as likely as another (§2.5); in either order. Where there is no
 * choice, nothing is taken from the source. Of the bounds, the part behind the point is cut off.
 *
 * @throws RangeError where a bound is NaN or infinite.
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
  // Halves of numbers can always be taken from one another.
  const choices = Math.min(2 * Math.abs(last / 2 - first / 2) + 1, Number.MAX_VALUE);
  return least + Math.min(choices - 1, Math.floor(draw(random) * choices));
}

/** The next number of a source that keeps its word, or nearly: 1 is let pass. */
export function draw(random: Random): number {
  const number = random.next();
  if (!(number >= 0 && number <= 1)) throw rangeError("random.next()", "from 0 to 1", number);
  return number;
}

/** Whether something with a chance in percent happens; what is certain takes no number from the source. */
export function rollPercent(random: Random, percent: number): boolean {
  if (finite("percent", percent) <= 0) return false;
  return percent >= 100 || draw(random) * 100 < percent;
}
