import type { AuthoredTerrain, Complete } from "../../compiled/authored-types.ts";
import { tile } from "../parts/common-members/tile.ts";
import { needRule } from "../parts/common-members/needs.ts";
import { tileRules } from "../parts/common-members/tile-rules.ts";
import { defineKind, type KindBehavior } from "../kind.ts";
import type { JsonObject } from "../../model/json.ts";
import { keptMembers } from "../parts/common-members/kept-members.ts";
import {
  resolveAppearance,
  resolveCommonMembers,
} from "../parts/common-members/resolve-common-members.ts";
import { resolveParts } from "../parts/common-members/resolve-parts.ts";

/** Digging has a result only if a pit can be dug, and then it always has one (§2.6). */
function diggingResult(value: AuthoredTerrain): JsonObject {
  const { digging_result: written } = value;
  if (written !== undefined) return { digging_result: written };
  return value.flags?.includes("DIGGABLE") ? { digging_result: "digging_soil_loam_50L" } : {};
}

const seasons: readonly string[] = ["SPRING", "SUMMER", "AUTUMN", "WINTER"];

/** The format's own word (§2.6); real data that spells it in lower case means the same. */
function harvestSeason(value: AuthoredTerrain): JsonObject {
  const season = value.harvest_season?.toUpperCase();
  return season !== undefined && seasons.includes(season) ? { harvest_season: season } : {};
}

/**
 * The built-in terrain that stands for none, in the form an author would write. As the successor of a bashed
 * terrain it means "whatever is below"; the host decides what that is.
 */
export const nullTerrain: Complete<"terrain"> = {
  type: "terrain",
  id: "t_null",
  name: "nothing",
  symbol: " ",
  color: "white",
  move_cost: 0,
  flags: ["TRANSPARENT", "DIGGABLE"],
};

/** Terrain kinds of map tiles (§2.6). */
export const terrain: KindBehavior = defineKind<AuthoredTerrain, Complete<"terrain">>({
  ...tile("terrain"),
  name: "terrain",
  notInherited: ["examine_action", "connects_to"],
  none: { id: "t_null", value: nullTerrain },
  resolve: (definition, context) => {
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
  },
  rules: [
    ...tileRules("terrain"),
    needRule({ code: "digging-without-flag", member: "digging_result", flag: "DIGGABLE" }),
    // On a harvestable terrain the season may be the one in which that is ripe, as in old data.
    needRule({
      code: "harvest-season-without-flag",
      member: "harvest_season",
      flag: "HARVESTED",
      noteBeside: "harvestable",
    }),
    // It then turns back into something (§2.6).
    needRule({
      code: "reversion-without-successor",
      member: "harvest_season",
      among: "HARVESTED",
      beside: "transforms_into",
    }),
  ],
});
