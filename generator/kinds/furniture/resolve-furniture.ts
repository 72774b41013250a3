import type { Definition } from "../../model/definition.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { keptMembers } from "../parts/common-members/kept-members.ts";
import {
  resolveAppearance,
  resolveCommonMembers,
} from "../parts/common-members/resolve-common-members.ts";
import { partOf } from "../parts/common-members/part-of.ts";
import { resolveParts } from "../parts/common-members/resolve-parts.ts";
import type { ResolveContext } from "../kind.ts";
import { parseVolume } from "../parts/units/volume.ts";
import { resolvePlant } from "./resolve-plant.ts";
import { resolveWorkbench } from "./resolve-workbench.ts";

/** A furniture as game code reads it (§2.4). */
export function resolveFurniture(definition: Definition, context: ResolveContext): JsonObject {
  const { value } = definition;
  const workbench = partOf(value, "workbench");
  const plant = partOf(value, "plant_data");
  return {
    ...resolveAppearance(definition),
    move_cost_mod: value["move_cost_mod"] as number,
    required_str: value["required_str"] as number,
    ...resolveCommonMembers(definition),
    crafting_pseudo_item: listOf(value["crafting_pseudo_item"] ?? []),
    ...(workbench && { workbench: resolveWorkbench(workbench) }),
    ...(plant && { plant_data: resolvePlant(plant) }),
    ...keptMembers(value, ["surgery_skill_multiplier", "provides_liquids", "deployed_item"]),
    ...kegCapacity(value),
    ...resolveParts(definition, "furniture", context),
  };
}

function kegCapacity(value: JsonObject): JsonObject {
  const capacity = value["keg_capacity"] as string | number | undefined;
  return capacity === undefined ? {} : { keg_capacity_ml: parseVolume(capacity) ?? 0 };
}

/** One id, or several (§2.4). */
function listOf(value: Json): Json {
  return typeof value === "string" ? [value] : value;
}
