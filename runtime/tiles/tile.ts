/** A tile of a map: its terrain, and the furniture that stands on it. */

export interface Tile<Terrain, Furniture> {
  /** The terrain's record. */
  readonly terrain: Terrain;
  /** The furniture's record, where some stands there; `f_null` is none as well. */
  readonly furniture?: Furniture | undefined;
}

interface WithId {
  readonly id: string;
}

/** The furniture that stands there, `f_null` being none (§2.5). */
export function furnitureOn<Furniture extends WithId>(
  tile: Tile<unknown, Furniture>,
): Furniture | undefined {
  return tile.furniture?.id === "f_null" ? undefined : tile.furniture;
}

/** What one stands, sleeps or puts things on: the furniture where there is some, else the terrain. */
export function topOf<Row extends WithId>(tile: Tile<Row, Row>): Row {
  return furnitureOn(tile) ?? tile.terrain;
}
