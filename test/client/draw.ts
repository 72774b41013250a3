/** Draws the map as characters. */
import { look } from "defwright/runtime";
import type { Neighbours } from "defwright/runtime";
import type { Furniture, Terrain } from "../../generated/index.js";
import { furnitureAt, terrainAt } from "./game.ts";
import type { Game, Place } from "./game.ts";

/** Returns the map, one text per row (§2.3): walls connect, and symbols follow the season. */
export function draw(game: Game): string[] {
  const top = (place: Place): Terrain | Furniture =>
    furnitureAt(game, place) ?? terrainAt(game, place);
  const symbols = Array.from(game.terrain, (_, place) => {
    if (place === game.player) return "@";
    const { width } = game;
    const column = place % width;
    const neighbours: Neighbours = {
      ...(place >= width && { north: top(place - width) }),
      ...(column + 1 < width && { east: top(place + 1) }),
      ...(place + width < game.terrain.length && { south: top(place + width) }),
      ...(column > 0 && { west: top(place - 1) }),
    };
    return look(top(place), { season: game.season, neighbours }).symbol;
  });
  const rows = symbols.length / game.width;
  return Array.from({ length: rows }, (_, row) =>
    symbols.slice(row * game.width, (row + 1) * game.width).join(""),
  );
}
