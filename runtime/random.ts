/** Chance. Nothing in the runtime has a source of its own: whoever rolls hands one in, and can replay it. */

/** A source of chance, such as a seeded one; `{ next: Math.random }` will do where nothing is replayed. */
export interface Random {
  /** A number from 0 up to, not including, 1, each as likely as another. */
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
 * The default source of chance, for all that is rolled (§2.5–2.9, §3.2): sfc32, which is small, fast and passes the usual statistical tests. Not fit for
 * secrets.
 *
 * @param seed Any text or number, or the `state()` of another source to go on from.
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
  let [a, b, c, counter] = typeof seed === "object" ? seed : stateOf(String(seed));
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
 * A whole number between two, both included, each as likely as another (§2.5); in either order. Where there is no choice,
 * nothing is taken from the source.
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
  if (one === other) return one;
  const least = Math.min(one, other);
  const choices = Math.abs(other - one) + 1;
  return least + Math.min(choices - 1, Math.floor(random.next() * choices));
}

/** Whether something with a chance in percent happens; what is certain takes no number from the source. */
export function rollPercent(random: Random, percent: number): boolean {
  if (percent <= 0) return false;
  return percent >= 100 || random.next() * 100 < percent;
}
