/** Rolling of item groups (§2.7–2.9): collection, distribution, counts, charges, nesting. */
import type { Branded } from "./brands.ts";
import { describeItem } from "./describe-item.ts";
import { rollBetween, rollPercent } from "./random.ts";
import type { Random } from "./random.ts";
import type {
  GroupInPlace,
  RollableEntry,
  RollableGroup,
  SpawnedItem,
  UnrolledGroup,
} from "./spawned-item.ts";

/** What is needed wherever items may be spawned. */
export interface RollOptions {
  readonly random: Random;
  /** Item groups that content names by id; they are defined outside of it. */
  readonly groups?: (id: Branded<"item_group">) => RollableGroup | undefined;
}

/** What a roll came to. */
export interface RolledItems {
  readonly items: readonly SpawnedItem[];
  /** Groups that are not among the items; empty where all was rolled. */
  readonly unrolled_groups: readonly UnrolledGroup[];
}

/** A roll under way. */
export interface Rolling extends RollOptions {
  /** Groups by id that are being rolled, outermost first. */
  readonly within: readonly Branded<"item_group">[];
  readonly unrolled: UnrolledGroup[];
}

/**
 * Rolls an item group (§2.7–2.9). Of a collection each entry is spawned with `prob` percent, independently; of a
 * distribution exactly one, with `prob` as its weight. `count` and `charges` lie between their bounds, both
 * included; charges are rolled for each piece, at least 1 being the game's to see to where an item is counted by
 * them. Pieces that nothing tells apart come as one entry with their count.
 *
 * @param group A group of a record, or `{ group }` by id; nothing where it is `undefined`.
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
  const items = rollGroup(group, { ...options, within: [], unrolled });
  return { items: countTogether(items), unrolled_groups: unrolled };
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
  { unrolled }: Rolling,
): SpawnedItem[] {
  unrolled.push({ group, reason });
  return [];
}

function rollInPlace(group: GroupInPlace, rolling: Rolling): SpawnedItem[] {
  const { entries, subtype, ammo = 0, magazine = 0 } = group;
  const { random } = rolling;
  const chosen =
    subtype === "collection"
      ? entries.filter(({ prob }) => rollPercent(random, prob))
      : pickByWeight(entries, random);
  const items = chosen.flatMap((entry) => rollEntry(entry, rolling));
  if (ammo <= 0 && magazine <= 0) return items;
  return items.flatMap(pieces).map((piece) => ({
    ...piece,
    ...(rollPercent(random, ammo) && { loaded: true as const }),
    ...(rollPercent(random, magazine) && { with_magazine: true as const }),
  }));
}

/** One entry, or none where no weight is above 0. */
function pickByWeight(entries: readonly RollableEntry[], random: Random): RollableEntry[] {
  const weights = entries.map(({ prob }) => Math.max(0, prob));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return [];
  let left = random.next() * total;
  const picked = entries.find((_, index) => (left -= weights[index] ?? 0) < 0);
  return picked === undefined ? [] : [picked];
}

function rollEntry(entry: RollableEntry, rolling: Rolling): SpawnedItem[] {
  const count = rollBetween(rolling.random, ...entry.count);
  const describe = describeItem(entry, rolling, rollGroup);
  if ("item" in entry) {
    if (count <= 0) return [];
    const plain: SpawnedItem = { item: entry.item, count };
    return describe === undefined ? [plain] : pieces(plain).map(describe);
  }
  const spawned: SpawnedItem[] = [];
  const group = "nested" in entry ? entry.nested : { group: entry.group };
  for (let time = 0; time < count; time++) {
    const items = rollGroup(group, rolling);
    for (const item of describe === undefined ? items : items.flatMap(pieces).map(describe)) {
      spawned.push(item);
    }
  }
  return spawned;
}

function pieces(item: SpawnedItem): SpawnedItem[] {
  return Array.from({ length: item.count }, () => ({ ...item, count: 1 }));
}

/** Items with nothing but a count are put together where the first of them stands. */
function countTogether(items: readonly SpawnedItem[]): SpawnedItem[] {
  const together: SpawnedItem[] = [];
  const positions = new Map<string, number>();
  for (const item of items) {
    const position = positions.get(item.item);
    const before = position === undefined ? undefined : together[position];
    if (Object.keys(item).length > 2) together.push(item);
    else if (position !== undefined && before !== undefined) {
      together[position] = { item: item.item, count: before.count + item.count };
    } else positions.set(item.item, together.push(item) - 1);
  }
  return together;
}
