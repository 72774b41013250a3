import type {
  AuthoredDeconstructFurniture,
  AuthoredDeconstructTerrain,
} from "../../../compiled/authored-types.ts";
import type { JsonObject } from "../../../model/json.ts";
import { keptMembers } from "../common-members/kept-members.ts";
import { successorIn, type TileKind } from "../common-members/tile-kind.ts";
import { resolveItemGroup } from "../item-group/resolve-item-group.ts";

/** What taking a tile apart does (§2.8). */
export function resolveDeconstruct(
  deconstruct: AuthoredDeconstructFurniture | AuthoredDeconstructTerrain,
  kind: TileKind,
): JsonObject {
  const { items } = deconstruct;
  return {
    ...successorIn(deconstruct, kind, { terrain: "ter_set", furniture: "furn_set" }),
    ...(items !== undefined && { items: resolveItemGroup(items) }),
    ...keptMembers(deconstruct, ["deconstruct_above"]),
  };
}
