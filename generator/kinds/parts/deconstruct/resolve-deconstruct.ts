import type { JsonObject } from "../../../model/json.ts";
import { keptMembers } from "../common-members/kept-members.ts";
import { noFurniture, type TileKind } from "../common-members/tile-kind.ts";
import { resolveItemGroup } from "../item-group/resolve-item-group.ts";

/** What taking it apart does (§2.8). */
export function resolveDeconstruct(deconstruct: JsonObject, kind: TileKind): JsonObject {
  const items = deconstruct["items"];
  return {
    ...(kind === "terrain"
      ? keptMembers(deconstruct, ["ter_set"])
      : { furn_set: deconstruct["furn_set"] ?? noFurniture }),
    ...(items !== undefined && { items: resolveItemGroup(items) }),
    ...keptMembers(deconstruct, ["deconstruct_above"]),
  };
}
