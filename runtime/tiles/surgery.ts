/** Surgery next to furniture (§2.4). */

/**
 * The factor on surgery skill for a survivor with this furniture next to them (§2.4): the greatest factor of any piece,
 * or 1 if none has one.
 *
 * @param nextTo Records of the furniture on the surrounding tiles.
 *
 * @example
 * ```ts
 * import { surgerySkillMultiplier } from "defwright/runtime";
 * import { furniture } from "./generated/index.js";
 *
 * const nextTo = [furniture.get("f_guest_bed"), furniture.get("f_splint_table")];
 * surgerySkillMultiplier(nextTo); // => 1.5
 * surgerySkillMultiplier([]); // => 1
 * ```
 */
export function surgerySkillMultiplier(
  nextTo: Iterable<{ readonly surgery_skill_multiplier?: number }>,
): number {
  let greatest: number | undefined;
  for (const { surgery_skill_multiplier: multiplier } of nextTo) {
    if (multiplier === undefined) continue;
    greatest = Math.max(greatest ?? multiplier, multiplier);
  }
  return greatest ?? 1;
}
