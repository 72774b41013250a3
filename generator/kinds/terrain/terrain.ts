import type { AuthoredTerrain, Complete } from "../../compiled/authored-types.ts";
import { tile } from "../parts/common-members/tile.ts";
import { tileOwnRules, tileRules } from "../parts/common-members/tile-rules.ts";
import { defineKind, type Kind, type Rule, type ResolveContext } from "../kind.ts";
import { hasFlag } from "../parts/common-members/has-flag.ts";
import type { Definition } from "../../model/definition.ts";
import type { JsonObject } from "../../model/json.ts";
import { keptMembers } from "../parts/common-members/kept-members.ts";
import {
  resolveAppearance,
  resolveCommonMembers,
} from "../parts/common-members/resolve-common-members.ts";
import { resolveParts } from "../parts/common-members/resolve-parts.ts";

/** A terrain as game code reads it (§2.6). */
function resolveTerrain(
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

/** Relevant only with the flag `DIGGABLE` (§2.6). */
const diggingFlag: Rule<AuthoredTerrain> = (definition, context) => {
  const group = definition.value.digging_result;
  if (group === undefined || hasFlag(definition.value, "DIGGABLE")) return;
  context.report("digging-without-flag", context.placeOf(definition, ["digging_result"], "key"), {
    group,
  });
};

/**
 * `harvest_season` is used with the flag `HARVESTED`, to turn back into `transforms_into` (§2.6). On a harvestable
 * terrain it may state when that is ripe, as in old data, and is only worth a note.
 */
const harvestReversion: Rule<AuthoredTerrain> = (definition, context) => {
  const season = definition.value.harvest_season;
  if (season === undefined) return;
  if (!hasFlag(definition.value, "HARVESTED")) {
    context.report(
      "harvest-season-without-flag",
      context.placeOf(definition, ["harvest_season"], "key"),
      { season },
      definition.value.harvestable === undefined ? {} : { severity: "note" },
    );
  } else if (definition.value.transforms_into === undefined) {
    context.report(
      "reversion-without-successor",
      context.placeOf(definition, ["harvest_season"], "key"),
      { season },
    );
  }
};

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
export const terrain: Kind = defineKind<AuthoredTerrain, Complete<"terrain">>({
  ...tile("terrain"),
  notInherited: ["examine_action", "connects_to"],
  none: { id: "t_null", value: nullTerrain },
  resolve: resolveTerrain,
  rules: [...tileRules("terrain"), diggingFlag, harvestReversion],
  ownRules: tileOwnRules("terrain"),
});
