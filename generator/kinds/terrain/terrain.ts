import type { AuthoredTerrain, Complete } from "../../compiled/authored-types.ts";
import { tile } from "../parts/common-members/tile.ts";
import { tileOwnRules, tileRules } from "../parts/common-members/tile-rules.ts";
import { defineKind, type Kind } from "../kind.ts";
import { nullTerrain } from "./null-terrain.ts";
import { resolveTerrain } from "./resolve-terrain.ts";
import { diggingFlag, harvestReversion } from "./terrain-rules.ts";

/** Terrain kinds of map tiles (§2.6). */
export const terrain: Kind = defineKind<AuthoredTerrain, Complete<"terrain">>({
  ...tile("terrain"),
  notInherited: ["examine_action", "connects_to"],
  none: { id: "t_null", value: nullTerrain },
  resolve: resolveTerrain,
  rules: [...tileRules("terrain"), diggingFlag, harvestReversion],
  ownRules: tileOwnRules("terrain"),
});
