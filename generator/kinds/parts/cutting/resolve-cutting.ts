import type { JsonArray, JsonObject } from "../../../model/json.ts";
import { keptMembers, keptTexts } from "../common-members/kept-members.ts";
import { noFurniture, type TileKind } from "../common-members/tile-kind.ts";
import { resolveCount } from "../item-group/resolve-range.ts";
import { parseTime } from "../units/time.ts";

/** The tools that cut, which are also the names of their members (§2.5). */
export const cuttingTools: readonly string[] = ["oxytorch", "boltcut", "hacksaw"];

/** What cutting with one tool does (§2.5). */
export function resolveCutting(cutting: JsonObject, kind: TileKind): JsonObject {
  return {
    ...(kind === "terrain"
      ? keptMembers(cutting, ["result"])
      : { result: cutting["result"] ?? noFurniture }),
    duration_seconds: parseTime((cutting["duration"] ?? "1 second") as string) ?? 0,
    ...keptTexts(cutting, ["message", "sound"]),
    byproducts: byproducts((cutting["byproducts"] ?? []) as readonly JsonObject[]),
  };
}

function byproducts(list: readonly JsonObject[]): JsonArray {
  return list.map((byproduct) => ({
    item: byproduct["item"] as string,
    count: resolveCount(byproduct["count"] ?? 1),
  }));
}
