import { tileOwnRules, tileRules } from "../parts/common-members/tile-rules.ts";
import type { Kind } from "../kind.ts";
import { resolveTerrain } from "./resolve-terrain.ts";
import { diggingFlag, harvestReversion } from "./terrain-rules.ts";

/** Terrain kinds of map tiles (§2.6). */
export const terrain: Kind = {
  name: "terrain",
  resolve: resolveTerrain,
  rules: [...tileRules("terrain"), diggingFlag, harvestReversion],
  ownRules: tileOwnRules("terrain"),
};
