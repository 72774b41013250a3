import type { AuthoredFurnitureWorkbench } from "../../compiled/authored-types.ts";
import type { JsonObject } from "../../model/json.ts";
import { parseMass } from "../parts/units/mass.ts";
import { parseVolume } from "../parts/units/volume.ts";

/** A place to craft at (§2.4); an absent limit means that any mass or volume is fine. */
export function resolveWorkbench(workbench: AuthoredFurnitureWorkbench): JsonObject {
  const { multiplier = 1, mass, volume } = workbench;
  return {
    multiplier,
    ...(mass !== undefined && { mass_grams: parseMass(mass) ?? 0 }),
    ...(volume !== undefined && { volume_ml: parseVolume(volume) ?? 0 }),
  };
}
