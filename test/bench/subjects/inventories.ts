/** Inventories to craft from, the same ones in every process. */
import { seededRandom, type ItemAtHand } from "defwright/runtime";
import type { ItemId, QualityId, Recipe } from "../../../generated/index.ts";

export type Held = ItemAtHand<ItemId, QualityId>;

/** How items are drawn: each that recipes name as likely, or as often as recipes name it. */
export type Drawn = "evenly" | "by demand";

export const kinds = 200;

/** Lists of 200 kinds of items, some of them tools with a quality. */
export function inventories(live: readonly Recipe[], drawn: Drawn, count: number): Held[][] {
  const { below, shuffle } = chance(`inventories drawn ${drawn}`);
  const tools = [...new Set(live.flatMap((row) => row.tools.flat().map(itemOf)))];
  const qualities = [...new Set(live.flatMap((row) => row.qualities.map(({ id }) => id)))];
  const named = live.flatMap((row) => [...row.components.flat(), ...row.tools.flat()].map(itemOf));
  const from = drawn === "evenly" ? [...new Set(named)] : named;
  return Array.from({ length: count }, () => {
    const withQuality = shuffle([...tools]).slice(0, qualities.length >> 1);
    const chosen = new Set<ItemId>(withQuality);
    const enough = Math.min(kinds, new Set(from).size);
    while (chosen.size < enough) chosen.add(from[below(from.length)]!);
    return [...chosen].map((item, number): Held => {
      if (number < withQuality.length) {
        const quality = qualities[below(qualities.length)]!;
        return { item, count: 1, charges: below(100), qualities: [[quality, 1 + below(3)]] };
      }
      return below(2) === 0
        ? { item, charges: 1 + below(200) }
        : { item, count: 1 + below(8), charges: below(100) };
    });
  });
}

/** Changes of the number of one item after the other. */
export function changesOf(things: readonly Held[], count: number): Held[] {
  const { below } = chance("changes");
  return Array.from({ length: count }, (): Held => {
    const { item, count: pieces, charges = 0 } = things[below(things.length)]!;
    const number = below(20);
    return pieces === undefined ? { item, charges: number * 20 } : { item, count: number, charges };
  });
}

export interface Chance {
  /** A whole number from 0 up to, not including, the given one. */
  readonly below: (number: number) => number;
  readonly shuffle: <T>(list: T[]) => T[];
}

export function chance(seed: string): Chance {
  const random = seededRandom(seed);
  const below = (number: number): number => Math.floor(random.next() * number);
  return {
    below,
    shuffle: (list) => {
      for (let left = list.length - 1; left > 0; left -= 1) {
        const other = below(left + 1);
        [list[left], list[other]] = [list[other]!, list[left]!];
      }
      return list;
    },
  };
}

export function itemOf([item]: readonly [ItemId, ...unknown[]]): ItemId {
  return item;
}
