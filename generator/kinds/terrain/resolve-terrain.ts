import type { AuthoredTerrain, Complete } from "../../compiled/authored-types.ts";
import type { Definition } from "../../model/definition.ts";
import type { JsonObject } from "../../model/json.ts";
import { keptMembers } from "../parts/common-members/kept-members.ts";
import { hasFlag } from "../parts/common-members/has-flag.ts";
import {
  resolveAppearance,
  resolveCommonMembers,
} from "../parts/common-members/resolve-common-members.ts";
import { resolveParts } from "../parts/common-members/resolve-parts.ts";
import type { ResolveContext } from "../kind.ts";

/** A terrain as game code reads it (§2.6). */
export function resolveTerrain(
  definition: Definition<Complete<"terrain">>,
  context: ResolveContext,
): JsonObject {
  const { value } = definition;
  return {
    ...resolveAppearance(definition),
    move_cost: value.move_cost,
    ...resolveCommonMembers(definition),
    ...diggingResult(value),
    ...keptMembers(value, ["trap", "harvestable"]),
    ...harvestSeason(value),
    ...keptMembers(value, ["roof"]),
    ...resolveParts(definition, "terrain", context),
  };
}

/** Digging has a result only if a pit can be dug, and then it always has one (§2.6). */
function diggingResult(value: AuthoredTerrain): JsonObject {
  const { digging_result: written } = value;
  if (written !== undefined) return { digging_result: written };
  return hasFlag(value, "DIGGABLE") ? { digging_result: "digging_soil_loam_50L" } : {};
}

const seasons: readonly string[] = ["SPRING", "SUMMER", "AUTUMN", "WINTER"];

/** The format's own word (§2.6); real data that spells it in lower case means the same. */
function harvestSeason(value: AuthoredTerrain): JsonObject {
  const season = value.harvest_season?.toUpperCase();
  return season !== undefined && seasons.includes(season) ? { harvest_season: season } : {};
}
