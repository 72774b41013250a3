/** Furniture that dispenses an unlimited amount of a liquid (§2.4). */

/**
 * The liquid item that a piece of furniture dispenses in unlimited amounts (§2.4).
 *
 * @returns The item; `undefined` if it provides none, or if its `examine_action` is not `liquid_source`, which is
 * required.
 *
 * @example
 * ```ts
 * import { infiniteLiquid } from "defwright/runtime";
 * import { furniture } from "./generated/index.js";
 *
 * infiniteLiquid(furniture.get("f_tea_urn")); // => "black_tea"
 * infiniteLiquid(furniture.get("f_guest_bed")); // => undefined
 * ```
 */
export function infiniteLiquid<Item extends string>(furniture: {
  readonly examine_action?: string;
  readonly provides_liquids?: Item;
}): Item | undefined {
  return furniture.examine_action === "liquid_source" ? furniture.provides_liquids : undefined;
}
