/** A tile of a map: its terrain, and the furniture on it. */

export interface Tile<Terrain, Furniture> {
  /** The terrain's record. */
  readonly terrain: Terrain;
  /** The furniture's record, if there is any; `f_null` counts as none. */
  readonly furniture?: Furniture | undefined;
}

interface WithId {
  readonly id: string;
}

/** The furniture on the tile; `f_null` counts as none (§2.5). */
export function furnitureOn<Furniture extends WithId>(
  tile: Tile<unknown, Furniture>,
): Furniture | undefined {
  return tile.furniture?.id === "f_null" ? undefined : tile.furniture;
}

/** What one stands on, sleeps on or puts things on: the furniture if there is any, otherwise the terrain. */
export function topOf<Row extends WithId>(tile: Tile<Row, Row>): Row {
  return furnitureOn(tile) ?? tile.terrain;
}
