/** Furniture that acts as tools (§2.4). */

/** An item that is only nearby: a tool, never a component. Suitable for `craftingSupplies`. */
export interface PseudoItem<Item extends string> {
  readonly item: Item;
  readonly pseudo: true;
}

/**
 * Returns the tool items that furniture in range provides for crafting (§2.4), in the order of the furniture; two
 * pieces that provide the same item yield it twice.
 *
 * @param inRange Records of the furniture in range, one for each piece; what is in range is up to the host.
 * @returns A new array. The host has to add the qualities and charges of such an item.
 *
 * @example
 * ```ts
 * import { craftingPseudoItems } from "defwright/runtime";
 * import { furniture } from "./generated/index.js";
 *
 * const inRange = [furniture.get("f_letter_scales"), furniture.get("f_guest_bed")];
 * craftingPseudoItems(inRange); // => [{ item: "brass_scales", pseudo: true }]
 * ```
 */
export function craftingPseudoItems<Item extends string>(
  inRange: Iterable<{ readonly crafting_pseudo_item: readonly Item[] }>,
): PseudoItem<Item>[] {
  const items = Array.from(inRange, ({ crafting_pseudo_item }) => crafting_pseudo_item).flat();
  return items.map((item) => ({ item, pseudo: true }));
}
