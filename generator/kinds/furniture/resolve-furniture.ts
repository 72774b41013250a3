import type { AuthoredFurniture, Complete } from "../../compiled/authored-types.ts";
import { isList } from "../../json/containers.ts";
import type { Definition } from "../../model/definition.ts";
import type { JsonObject } from "../../model/json.ts";
import { keptMembers } from "../parts/common-members/kept-members.ts";
import {
  resolveAppearance,
  resolveCommonMembers,
} from "../parts/common-members/resolve-common-members.ts";
import { resolveParts } from "../parts/common-members/resolve-parts.ts";
import type { ResolveContext } from "../kind.ts";
import { parseVolume } from "../parts/units/volume.ts";
import { resolvePlant } from "./resolve-plant.ts";
import { resolveWorkbench } from "./resolve-workbench.ts";

/** A furniture as game code reads it (§2.4). */
export function resolveFurniture(
  definition: Definition<Complete<"furniture">>,
  context: ResolveContext,
): JsonObject {
  const { value } = definition;
  const { workbench, plant_data: plant, crafting_pseudo_item: pseudo = [] } = value;
  return {
    ...resolveAppearance(definition),
    move_cost_mod: value.move_cost_mod,
    required_str: value.required_str,
    ...resolveCommonMembers(definition),
    crafting_pseudo_item: isList(pseudo) ? pseudo : [pseudo],
    ...(workbench && { workbench: resolveWorkbench(workbench) }),
    ...(plant && { plant_data: resolvePlant(plant) }),
    ...keptMembers(value, ["surgery_skill_multiplier", "provides_liquids", "deployed_item"]),
    ...kegCapacity(value),
    ...resolveParts(definition, "furniture", context),
  };
}

function kegCapacity({ keg_capacity: capacity }: AuthoredFurniture): JsonObject {
  return capacity === undefined ? {} : { keg_capacity_ml: parseVolume(capacity) ?? 0 };
}
