import type { AuthoredFurniturePlant } from "../../compiled/authored-types.ts";
import type { JsonObject } from "../../model/json.ts";
import { keptMembers } from "../parts/common-members/kept-members.ts";

/** A plant and what it grows into (§2.4). */
export function resolvePlant(plant: AuthoredFurniturePlant): JsonObject {
  return {
    ...keptMembers(plant, ["transform", "base"]),
    growth_multiplier: plant.growth_multiplier ?? 1,
    harvest_multiplier: plant.harvest_multiplier ?? 1,
  };
}
