/** The two kinds that share their common members and their parts (§2.3). */
export type TileKind = "furniture" | "terrain";

/** Furniture that is replaced by nothing becomes this (§2.5, §2.7–2.9). */
export const noFurniture = "f_null";
