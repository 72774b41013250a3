/** Furniture that acts as tools (§2.4). */

/** An item that only stands near: a tool, never a component. Fit for `craftingSupplies`. */
export interface PseudoItem<Item extends string> {
  readonly item: Item;
  readonly pseudo: true;
}

/**
 * The tool items that furniture in range stands for while crafting (§2.4), in the order of the furniture; two
 * pieces that stand for the same item are there twice.
 *
 * @param inRange Records of the furniture in range, one for each piece; what is in range is the host's to say.
 * @returns A new array. The qualities and charges of such an item are the host's to add.
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
