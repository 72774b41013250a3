import type { AuthoredFurniture, AuthoredTerrain } from "../../../compiled/authored-types.ts";
import type { JsonObject } from "../../../model/json.ts";
import type { Rule } from "../../kind.ts";

/** The two kinds that share their common members and their parts (§2.3). */
export type TileKind = "furniture" | "terrain";

/** Either kind as an author writes it. */
export type AuthoredTile = AuthoredFurniture | AuthoredTerrain;
export type TileRule = Rule<AuthoredTile>;

/** The prefixes of ids of the two kinds, by convention. */
export const tilePrefixes: Readonly<Record<TileKind, string>> = { furniture: "f_", terrain: "t_" };

/** Furniture without a successor becomes this (§2.5, §2.7–2.9). */
export const noFurniture = "f_null";

/** What a part turns the tile into: the member of its kind, if terrain has none, the tile stays. */
export function successorIn(
  part: JsonObject,
  kind: TileKind,
  members: Readonly<Record<TileKind, string>>,
): JsonObject {
  const id = part[members[kind]] ?? (kind === "furniture" ? noFurniture : undefined);
  return id === undefined ? {} : { [members[kind]]: id };
}
