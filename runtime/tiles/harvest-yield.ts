/** Amounts of a harvest (§2.6). */
import type { HarvestDrop } from "./harvest-source.ts";
import { whole } from "../numbers/numbers.ts";
import { draw, rollBetween } from "../numbers/random.ts";
import type { Random } from "../numbers/random.ts";
import type { SpawnedItem } from "../items/spawned-item.ts";

/** Rolls the number of fruits: between a base of 2 to 5 and that base plus half the skill, at most 12. */
export function rollFruits(random: Random, survival: number): number {
  const base = rollBetween(random, 2, 5);
  const most = base + Math.floor(survival / 2);
  return Math.min(12, rollBetween(random, base, most));
}

/** The numbers of an entry. */
export function numbersOf(listed: HarvestDrop): number[] {
  const { base_num: base = [], scale_num: scale = [], max = [] } = listed;
  return [base, scale, max].flat();
}

/**
 * Rolls the amount for each entry of a list: a number between the bounds of `base_num`, each with `scale_num` added for
 * each level of skill, rounded, and at most `max`. If there is no choice, no number is taken from the source.
 */
export function rollDrops(
  drops: readonly HarvestDrop[],
  random: Random,
  survival: number,
): SpawnedItem[] {
  return drops.flatMap(
    ({ drop, base_num: base = [1, 1], scale_num: scale = [0, 0], max = 1000 }) => {
      const least = base[0] + survival * scale[0];
      const range = base[1] + survival * scale[1] - least;
      const amount = least + (range === 0 ? 0 : draw(random) * range);
      const count = whole(Math.min(Math.floor(max), Math.round(amount)));
      return count > 0 ? [{ item: drop, count }] : [];
    },
  );
}
