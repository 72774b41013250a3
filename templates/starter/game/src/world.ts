/** The map: tiles of terrain and furniture, which the content defines. */
import { look, moveCost } from "defwright/runtime";
import type { Look } from "defwright/runtime";
import { furniture, FurnitureId, terrain, TerrainId } from "../generated/index.js";
import type { Furniture, Terrain } from "../generated/index.js";

export interface Tile {
  terrain: TerrainId;
  /** `f_null` means no furniture. */
  furniture: FurnitureId;
}

const floor: Tile = { terrain: TerrainId.t_floor, furniture: FurnitureId.f_null };
const legend: Readonly<Record<string, Tile>> = {
  ".": floor,
  "#": { ...floor, terrain: TerrainId.t_wall },
  ",": { ...floor, terrain: TerrainId.t_yard },
  "+": { ...floor, terrain: TerrainId.t_door_locked },
  X: { ...floor, furniture: FurnitureId.f_crate },
  T: { ...floor, furniture: FurnitureId.f_workbench },
};
const map = ["#######,,,", "#..T..#,,,", "#.....+,,,", "#..X..#,,,", "#######,,,"];
const width = 10;

export interface World {
  readonly tiles: Tile[];
  /** Index of the player's tile. */
  player: number;
}

export function newWorld(): World {
  const signs = map.flatMap((row) => [...row]);
  return { tiles: signs.map((sign) => ({ ...(legend[sign] ?? floor) })), player: 2 * width + 4 };
}

/** The terrain of a tile; the floor if the content has its id no more. */
export function groundOf(tile: Tile): Terrain {
  return terrain.get(tile.terrain) ?? terrain.get("t_floor");
}

export function pieceOf(tile: Tile): Furniture {
  return furniture.get(tile.furniture) ?? furniture.get("f_null");
}

/** The four tiles beside the player. */
export function around({ tiles, player }: World): Tile[] {
  const places = [player - width, player + 1, player + width, player - 1];
  return places.map((place) => tiles[place]).filter((tile) => tile !== undefined);
}

/** Takes one step; returns the new tile, or `undefined` if something is in the way. */
export function walk(world: World, dx: number, dy: number): Tile | undefined {
  const place = world.player + dx + dy * width;
  const tile = world.tiles[place];
  if (tile === undefined) return undefined;
  if (!moveCost({ terrain: groundOf(tile), furniture: pieceOf(tile) }).passable) return undefined;
  world.player = place;
  return tile;
}

/** The map, row by row. */
export function picture({ tiles, player }: World): Look[][] {
  const looks = tiles.map((tile, place): Look => {
    if (place === player) return { symbol: "@", color: "white" };
    const top = tile.furniture === FurnitureId.f_null ? groundOf(tile) : pieceOf(tile);
    return look(top, { season: "autumn" });
  });
  return map.map((_, row) => looks.slice(row * width, (row + 1) * width));
}
