/** Ids of kinds that are defined elsewhere (§1), in the form that `resolveSavedId` needs. */
import type { Known } from "./brands.ts";
import type { FormerIds } from "./former-ids.ts";
import type { KnowsFormerIds } from "./saved-id.ts";

/**
 * Combines the ids that the game itself defines, such as those of its items, with their former ids (§9): content does
 * not define items, but its packs migrate them. The generated module `former-items` contains these migrations.
 *
 * @example
 * ```ts
 * import { externalIds, resolveSavedId } from "defwright/runtime";
 * import { formerItems } from "./generated/former-items.js";
 * import type { ItemId } from "./generated/index.js";
 *
 * const gameItems = new Map([["wax_stick", { weight_g: 40 }]]);
 * const items = externalIds<ItemId>((id) => gameItems.has(id), formerItems);
 *
 * const saved = resolveSavedId(items, "tallow_stick");
 * saved.ok && saved.id; // => "wax_stick"
 * saved.steps; // => [{ from: "tallow_stick", to: "wax_stick", by: "migration" }]
 * ```
 *
 * @param has Whether an id exists now.
 */
export function externalIds<Id extends string>(
  has: (id: string) => boolean,
  former: FormerIds,
): KnowsFormerIds<Id> {
  return { has: (id): id is Known<Id> => has(id), former };
}
