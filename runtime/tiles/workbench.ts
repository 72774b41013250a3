/** Crafting at a workbench (§2.4). */
import { finite } from "../numbers/numbers.ts";

interface MaybeWorkbench {
  readonly examine_action?: string;
  readonly workbench?: {
    readonly multiplier: number;
    /** In grams; any mass if absent. */
    readonly mass_grams?: number;
    /** In millilitres; any volume if absent. */
    readonly volume_ml?: number;
  };
}

/** The amount of what is being made, components included; a negative number counts as 0. */
export interface CraftedAmount {
  readonly mass_grams: number;
  readonly volume_ml: number;
}

/** The lowest factor that excess mass, or excess volume, can cause. */
const slowest = 0.25;
/** The mass at which it is reached: 1,000 kg. */
const worstMass = 1_000_000;
/** The volume at which it is reached: 1,000 litres. */
const worstVolume = 1_000_000;

/**
 * Returns the factor on crafting speed at a piece of furniture (§2.4): the workbench's multiplier, reduced by mass or
 * volume above its limits. Up to a limit the factor for it is 1; above it, the factor falls linearly to 0.25 at 1,000
 * kg, or 1,000 litres, and stays there, as in the real game.
 *
 * @returns 1 for normal speed, 2 for twice as fast; `undefined` if there is no workbench, or if its `examine_action` is
 * not `workbench`, without which it does not function.
 * @throws RangeError if the mass or volume is NaN or infinite.
 *
 * @example
 * ```ts
 * import { workbenchSpeed } from "defwright/runtime";
 * import { furniture } from "./generated/index.js";
 *
 * const light = { mass_grams: 2_000, volume_ml: 3_000 };
 * workbenchSpeed(furniture.get("f_sorting_table"), light); // => 1.2
 * workbenchSpeed(furniture.get("f_guest_bed"), light); // => undefined
 * ```
 */
export function workbenchSpeed(
  { examine_action, workbench }: MaybeWorkbench,
  { mass_grams, volume_ml }: CraftedAmount,
): number | undefined {
  finite("mass_grams", mass_grams);
  finite("volume_ml", volume_ml);
  if (workbench === undefined || examine_action !== "workbench") return undefined;
  return (
    workbench.multiplier *
    slowing(mass_grams, workbench.mass_grams, worstMass) *
    slowing(volume_ml, workbench.volume_ml, worstVolume)
  );
}

function slowing(amount: number, limit: number | undefined, worst: number): number {
  if (limit === undefined || amount <= limit) return 1;
  if (amount >= worst) return slowest;
  return 1 - ((1 - slowest) * (amount - limit)) / (worst - limit);
}
