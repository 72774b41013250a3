import type {
  AuthoredFurniture,
  Complete,
  AuthoredFurniturePlant,
  AuthoredFurnitureWorkbench,
} from "../../compiled/authored-types.ts";
import { tile } from "../parts/common-members/tile.ts";
import { needRule } from "../parts/common-members/needs.ts";
import { tileRules } from "../parts/common-members/tile-rules.ts";
import { defineKind, ofOneObject, type KindBehavior, type Rule } from "../kind.ts";
import { actionOf, actionPlace } from "../parts/common-members/action-place.ts";
import { amountRule } from "../parts/units/amount-rules.ts";
import { massUnits, parseMass } from "../parts/units/mass.ts";
import { parseVolume, volumeUnits } from "../parts/units/volume.ts";
import { isList } from "../../json/containers.ts";
import type { JsonObject } from "../../model/json.ts";
import { keptMembers } from "../parts/common-members/kept-members.ts";
import {
  resolveAppearance,
  resolveCommonMembers,
} from "../parts/common-members/resolve-common-members.ts";
import { resolveParts } from "../parts/common-members/resolve-parts.ts";

/** The built-in furniture that stands for none, in the form an author would write (§2.5). */
export const nullFurniture: Complete<"furniture"> = {
  type: "furniture",
  id: "f_null",
  name: "nothing",
  symbol: " ",
  color: "white",
  move_cost_mod: 0,
  required_str: -1,
  flags: ["TRANSPARENT"],
};

/** The rule that a member functions only with one examine action (§2.4). */
function actionRule(
  code: "workbench-without-action" | "liquid-without-action",
  member: "workbench" | "provides_liquids",
  needed: string,
): Rule<AuthoredFurniture> {
  return (definition, context) => {
    const action = actionOf(definition.value);
    if (definition.value[member] === undefined || action === needed) return;
    const { place, ...inherited } = actionPlace(definition, member, context);
    context.report(code, place, { action, ...inherited });
  };
}

/** Furniture kinds placed on map tiles (§2.4). */
export const furniture: KindBehavior = defineKind<AuthoredFurniture, Complete<"furniture">>({
  ...tile("furniture"),
  name: "furniture",
  notInherited: ["examine_action"],
  none: { id: "f_null", value: nullFurniture },
  resolve: (definition, context) => {
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
  },
  rules: [
    ...tileRules("furniture"),
    actionRule("workbench-without-action", "workbench", "workbench"),
    actionRule("liquid-without-action", "provides_liquids", "liquid_source"),
    amountRule(massUnits, "workbench", "mass"),
    amountRule(volumeUnits, "workbench", "volume"),
    amountRule(volumeUnits, "keg_capacity"),
    // Only a plant that is ready to be harvested has a multiplier (§2.4).
    ...["growth_multiplier", "harvest_multiplier"].map((member) =>
      needRule({
        code: "multiplier-without-flag",
        part: "plant_data",
        member,
        flag: "GROWTH_HARVEST",
      }),
    ),
    // The centre of a tent is searched within the radius (§2.7); terrain has neither.
    ofOneObject(
      needRule({
        code: "collapse-radius-without-centers",
        part: "bash",
        member: "collapse_radius",
        beside: "tent_centers",
      }),
    ),
  ],
});

function kegCapacity({ keg_capacity: capacity }: AuthoredFurniture): JsonObject {
  return capacity === undefined ? {} : { keg_capacity_ml: parseVolume(capacity) ?? 0 };
}

/** A plant and what it grows into (§2.4). */
function resolvePlant(plant: AuthoredFurniturePlant): JsonObject {
  return {
    ...keptMembers(plant, ["transform", "base"]),
    growth_multiplier: plant.growth_multiplier ?? 1,
    harvest_multiplier: plant.harvest_multiplier ?? 1,
  };
}

/** A place to craft at (§2.4); an absent limit means that any mass or volume is fine. */
function resolveWorkbench(workbench: AuthoredFurnitureWorkbench): JsonObject {
  const { multiplier = 1, mass, volume } = workbench;
  return {
    multiplier,
    ...(mass !== undefined && { mass_grams: parseMass(mass) ?? 0 }),
    ...(volume !== undefined && { volume_ml: parseVolume(volume) ?? 0 }),
  };
}
