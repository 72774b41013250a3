/** Digging pits (§2.6). */
import { brandKey, type Branded } from "../ids/brands.ts";
import { rollItems } from "../items/item-groups.ts";
import type { RollOptions } from "../items/rolling.ts";
import type { Refusal } from "../numbers/refusal.ts";
import type { SpawnedItem, UnrolledGroup } from "../items/spawned-item.ts";

type ItemGroupId = Branded<"item_group">;

/** The members of a terrain record that are read. */
interface Diggable {
  readonly flags: readonly string[];
  readonly digging_result?: ItemGroupId;
}

/** The rolls for digging a pit. */
export interface DiggingRolls {
  readonly group: ItemGroupId;
  /** How many times the group is rolled. */
  readonly rolls: 4 | 8;
}

/** A pit was dug. Which terrain it becomes is up to the game; the format does not say. */
export interface Dug extends DiggingRolls {
  readonly ok: true;
  readonly items: readonly SpawnedItem[];
  /** Rolls of a group that is not known here, one entry for each; absent if there are none. */
  readonly unrolled_groups?: readonly UnrolledGroup[];
}

/**
 * Returns the item group that is rolled for digging a pit, and how often (§2.6): 4 times, or 8 with the flag
 * `DIGGABLE_CAN_DEEPEN`. The group is `digging_soil_loam_50L` if the terrain names none.
 *
 * @param terrain A terrain's record.
 * @returns The group and the number of rolls; `undefined` without the flag `DIGGABLE`.
 *
 * @example
 * ```ts
 * import { diggingRolls } from "defwright/runtime";
 * import { terrain } from "./generated/index.js";
 *
 * diggingRolls(terrain.get("t_soil")); // => { group: "digging_soil_loam_50L", rolls: 4 }
 * diggingRolls(terrain.get("t_peat")); // => { group: "peat_diggings", rolls: 8 }
 * diggingRolls(terrain.get("t_rock")); // => undefined
 * ```
 */
export function diggingRolls({ flags, digging_result }: Diggable): DiggingRolls | undefined {
  if (!flags.includes("DIGGABLE")) return undefined;
  return {
    group: digging_result ?? brandKey("digging_soil_loam_50L"),
    rolls: flags.includes("DIGGABLE_CAN_DEEPEN") ? 8 : 4,
  };
}

/**
 * Digs a pit: rolls the terrain's item group 4 or 8 times (§2.6). Refused as `not-diggable` without the flag
 * `DIGGABLE`. The group is rolled here if `groups` provides it; otherwise each roll is left to the game, as an entry of
 * `unrolled_groups`.
 *
 * @param terrain A terrain's record.
 *
 * @example
 * ```ts
 * import { dig, seededRandom } from "defwright/runtime";
 * import { itemId, terrain } from "./generated/index.js";
 *
 * const loam = { item: itemId("fieldstone"), prob: 100, count: [2, 2] } as const;
 * const dug = dig(terrain.get("t_soil"), {
 *   random: seededRandom("spade"),
 *   groups: () => ({ subtype: "collection", entries: [loam] }),
 * });
 * dug.ok && dug.items; // => [{ item: "fieldstone", count: 8 }]
 * ```
 */
export function dig(terrain: Diggable, options: RollOptions): Dug | Refusal<"not-diggable"> {
  const digging = diggingRolls(terrain);
  if (digging === undefined) return { ok: false, reason: "not-diggable" };
  const { group, rolls } = digging;
  const entry = { group, prob: 100, count: [rolls, rolls] } as const;
  const { items, unrolled_groups } = rollItems(
    { subtype: "collection", entries: [entry] },
    options,
  );
  return { ok: true, group, rolls, items, ...(unrolled_groups.length > 0 && { unrolled_groups }) };
}
