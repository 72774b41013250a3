/** Furniture that dispenses a liquid without end (§2.4). */

/**
 * The liquid item that a piece of furniture dispenses in infinite amount (§2.4).
 *
 * @returns `undefined` where it provides none, or its `examine_action` is not `liquid_source`, which it requires.
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
