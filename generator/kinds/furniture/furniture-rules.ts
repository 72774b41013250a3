import type { AuthoredFurniture } from "../../compiled/authored-types.ts";
import { actionPlace } from "../parts/common-members/action-place.ts";
import { hasFlag } from "../parts/common-members/has-flag.ts";
import type { Rule } from "../kind.ts";
import { checkAmount } from "../parts/units/amount-rules.ts";
import { parseMass } from "../parts/units/mass.ts";
import { parseVolume } from "../parts/units/volume.ts";

/** Requires `examine_action` = `workbench` to function (§2.4). */
export const workbenchAction: Rule<AuthoredFurniture> = (definition, context) => {
  const action = definition.value.examine_action;
  if (definition.value.workbench === undefined || action === "workbench") return;
  const { place, ...inherited } = actionPlace(definition, "workbench", context);
  context.report("workbench-without-action", place, { action, ...inherited });
};

/** Requires `examine_action` = `liquid_source` (§2.4). */
export const liquidAction: Rule<AuthoredFurniture> = (definition, context) => {
  const action = definition.value.examine_action;
  if (definition.value.provides_liquids === undefined || action === "liquid_source") return;
  const { place, ...inherited } = actionPlace(definition, "provides_liquids", context);
  context.report("liquid-without-action", place, { action, ...inherited });
};

/** A harvest or growth multiplier may be added with the flag `GROWTH_HARVEST` (§2.4). */
export const plantMultipliers: Rule<AuthoredFurniture> = (definition, context) => {
  const plant = definition.value.plant_data;
  if (!plant || hasFlag(definition.value, "GROWTH_HARVEST")) return;
  for (const member of ["growth_multiplier", "harvest_multiplier"] as const) {
    if (plant[member] === undefined) continue;
    context.report(
      "multiplier-without-flag",
      context.placeOf(definition, ["plant_data", member], "key"),
      { member },
    );
  }
};

/** No limit or capacity is below zero (§2.4). */
export const furnitureAmounts: Rule<AuthoredFurniture> = (definition, context) => {
  const { workbench } = definition.value;
  checkAmount(workbench?.mass, parseMass, ["workbench", "mass"], definition, context);
  checkAmount(workbench?.volume, parseVolume, ["workbench", "volume"], definition, context);
  checkAmount(definition.value.keg_capacity, parseVolume, ["keg_capacity"], definition, context);
};
