/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(list: readonly T[]) => T | undefined;
  /** Some of the list, in random order. */
  readonly sample: <T>(list: readonly T[], size: number) => T[];
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    below,
    pick: (list) => list[below(Math.max(1, list.length))],
    sample: (list, size) => {
      const left = [...list];
      const taken: (typeof left)[number][] = [];
      while (taken.length < size && left.length > 0)
        taken.push(...left.splice(below(left.length), 1));
      return taken;
    },
  };
}

/** A seed for each text. */
export function seedOf(text: string): number {
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
  }
  return value >>> 0;
}
