import type { AuthoredFurniture, AuthoredTerrain } from "../../../compiled/authored-types.ts";
import type { Rule } from "../../kind.ts";

/** The two kinds that share their common members and their parts (§2.3). */
export type TileKind = "furniture" | "terrain";

/** What an author writes of either. */
export type AuthoredTile = AuthoredFurniture | AuthoredTerrain;
export type TileRule = Rule<AuthoredTile>;

/** What ids of the two begin with, by convention. */
export const tilePrefixes: Readonly<Record<TileKind, string>> = { furniture: "f_", terrain: "t_" };

/** Furniture that is replaced by nothing becomes this (§2.5, §2.7–2.9). */
export const noFurniture = "f_null";
