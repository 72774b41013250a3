/** Rolling of item groups (§2.7–2.9): collection, distribution, counts, charges, nesting. */
import type { Branded } from "../ids/brands.ts";
import { checkGroup } from "./checked-group.ts";
import { describeItem } from "./describe-item.ts";
import type { Rolling, RollOptions } from "./rolling.ts";
import { draw, rollBetween, rollPercent } from "../numbers/random.ts";
import type { Random } from "../numbers/random.ts";
import { inLots, lotSizes, mostLots, times, together } from "./stacks.ts";
import type {
  EntryMembers,
  GroupInPlace,
  RollableEntry,
  RollableGroup,
  SpawnedItem,
  UnrolledGroup,
} from "./spawned-item.ts";

/** The outcome of a roll: at most 100 entries for each entry of the groups, however large the counts are. */
export interface RolledItems {
  readonly items: readonly SpawnedItem[];
  /** Groups that are not among the items; empty if everything was rolled. */
  readonly unrolled_groups: readonly UnrolledGroup[];
}

/**
 * Rolls an item group (§2.7–2.9). Each entry of a collection is spawned with a chance of `prob` percent, independently
 * of the others; a distribution spawns exactly one entry, with `prob` as its weight. `count` and `charges` are rolled
 * between their bounds, both inclusive. Charges are rolled for each piece; for items counted by charges, it is up to
 * the game to ensure at least 1. Equal pieces are returned as one entry with their count.
 *
 * Up to 100 pieces are rolled one by one, each with its own charges, damage and so on. A larger number is rolled in 100
 * lots, as even as possible, and the pieces of a lot are identical; each piece still has the probabilities of the
 * group. The same applies to groups that are rolled many times, with 100 lots in total for nested groups.
 *
 * @param group A group of a record, or `{ group }` with an id; nothing is rolled if it is `undefined`.
 * @throws RangeError if a number of a group is NaN or infinite, which never occurs in built content.
 *
 * @example
 * ```ts
 * import { rollItems, seededRandom } from "defwright/runtime";
 * import { terrain } from "./generated/index.js";
 *
 * const { deconstruct } = terrain.get("t_door_c");
 * const { items } = rollItems(deconstruct?.items, { random: seededRandom(1) });
 * items; // => [{ item: "plank", count: 4 }, { item: "hinge_pair", count: 1 }]
 * ```
 */
export function rollItems(group: RollableGroup | undefined, options: RollOptions): RolledItems {
  if (group === undefined) return { items: [], unrolled_groups: [] };
  const unrolled: UnrolledGroup[] = [];
  const rolling = { ...options, within: [], lots: mostLots, rolls: 1, unrolled };
  return { items: together(rollGroup(group, rolling)), unrolled_groups: unrolled };
}

function rollGroup(group: RollableGroup, rolling: Rolling): SpawnedItem[] {
  if (!("group" in group)) return rollInPlace(group, rolling);
  const { group: id } = group;
  if (rolling.within.includes(id)) return leave(id, "group-within-itself", rolling);
  const known = rolling.groups?.(id);
  if (known === undefined) return leave(id, "unknown-group", rolling);
  return rollGroup(known, { ...rolling, within: [...rolling.within, id] });
}

function leave(
  group: Branded<"item_group">,
  reason: UnrolledGroup["reason"],
  { unrolled, rolls }: Rolling,
): SpawnedItem[] {
  unrolled.push({ group, reason, ...(rolls > 1 && { rolls }) });
  return [];
}

function rollInPlace(group: GroupInPlace, rolling: Rolling): SpawnedItem[] {
  checkGroup(group);
  const { entries, subtype, ammo = 0, magazine = 0 } = group;
  const { random } = rolling;
  const chosen =
    subtype === "collection"
      ? entries.filter(({ prob }) => rollPercent(random, prob))
      : pickByWeight(entries, random);
  const items = chosen.flatMap((entry) => rollEntry(entry, rolling));
  if (ammo <= 0 && magazine <= 0) return items;
  return inLots(items, rolling.lots).map((lot) => ({
    ...lot,
    ...(rollPercent(random, ammo) && { loaded: true as const }),
    ...(rollPercent(random, magazine) && { with_magazine: true as const }),
  }));
}

/** Picks one entry, or none if no weight is above 0. */
function pickByWeight(entries: readonly RollableEntry[], random: Random): RollableEntry[] {
  const weights = entries.map(({ prob }) => Math.max(0, prob));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return [];
  let left = draw(random) * total;
  const picked = entries.find((_, index) => (left -= weights[index] ?? 0) < 0);
  return picked === undefined ? [] : [picked];
}

function rollEntry(entry: RollableEntry, rolling: Rolling): readonly SpawnedItem[] {
  const count = rollBetween(rolling.random, ...entry.count);
  if ("item" in entry) {
    return count <= 0 ? [] : describe(entry, [{ item: entry.item, count }], rolling);
  }
  const group = "nested" in entry ? entry.nested : { group: entry.group };
  const sizes = lotSizes(count, rolling.lots);
  const within = among(sizes.length, rolling);
  return sizes.flatMap((size) => {
    const lot = { ...within, rolls: times(rolling.rolls, size) };
    const items = describe(entry, rollGroup(group, lot), lot);
    return items.map((item) => ({ ...item, count: times(item.count, size) }));
  });
}

/** Applies what the entry says about each piece. */
function describe(
  entry: EntryMembers,
  items: readonly SpawnedItem[],
  rolling: Rolling,
): readonly SpawnedItem[] {
  const describePiece = describeItem(entry, rollGroup);
  if (describePiece === undefined) return items;
  const lots = inLots(items, rolling.lots);
  const within = among(lots.length, rolling);
  return lots.map((lot) =>
    describePiece(lot, { ...within, rolls: times(rolling.rolls, lot.count) }),
  );
}

/** Divides the remaining lots among the given number of lots. */
function among(lots: number, rolling: Rolling): Rolling {
  return { ...rolling, lots: Math.max(Math.floor(rolling.lots / lots), 1) };
}
