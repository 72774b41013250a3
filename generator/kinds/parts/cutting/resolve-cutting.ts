import type {
  AuthoredCuttingByproduct,
  AuthoredCuttingFurniture,
  AuthoredCuttingTerrain,
} from "../../../compiled/authored-types.ts";
import type { JsonArray, JsonObject } from "../../../model/json.ts";
import { keptTexts } from "../common-members/kept-members.ts";
import { successorIn, type TileKind } from "../common-members/tile-kind.ts";
import { resolveCount } from "../item-group/resolve-range.ts";
import { parseTime } from "../units/time.ts";

/** The tools that cut, which are also the names of their members (§2.5). */
export const cuttingTools = ["oxytorch", "boltcut", "hacksaw"] as const;

/** What cutting with one tool does (§2.5). */
export function resolveCutting(
  cutting: AuthoredCuttingFurniture | AuthoredCuttingTerrain,
  kind: TileKind,
): JsonObject {
  return {
    ...successorIn(cutting, kind, { terrain: "result", furniture: "result" }),
    duration_seconds: parseTime(cutting.duration ?? "1 second") ?? 0,
    ...keptTexts(cutting, ["message", "sound"]),
    byproducts: byproducts(cutting.byproducts ?? []),
  };
}

function byproducts(list: readonly AuthoredCuttingByproduct[]): JsonArray {
  return list.map(({ item, count }) => ({ item, count: resolveCount(count ?? 1) }));
}
