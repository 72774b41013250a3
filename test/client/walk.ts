/** Paths over the map: what can be walked on, and at what cost (§2.4, §2.6). */
import { moveCost, trapAt } from "defwright/runtime";
import { terrain } from "../../generated/index.js";
import { furnitureAt, say, terrainAt } from "./game.ts";
import type { Game, Place } from "./game.ts";

/** Walks next to a tile on the cheapest path (§2.4, §2.6); tells the player if there is none. */
export function walkTo(game: Game, place: Place): boolean {
  const points = new Map([[game.player, 0]]);
  const open = new Set(points.keys());
  while (open.size > 0) {
    const [here] = [...open].sort((a, b) => points.get(a)! - points.get(b)! || a - b) as [Place];
    open.delete(here);
    if (here === place || around(game, here).includes(place)) {
      game.player = here;
      game.seconds += points.get(here)! / 100;
      return true;
    }
    for (const next of around(game, here)) {
      const cost = moveCost({ terrain: terrainAt(game, next), furniture: furnitureAt(game, next) });
      // Nobody walks onto thin ice.
      if (!cost.passable || trapAt(terrain, terrainAt(game, next).id) !== undefined) continue;
      const sum = points.get(here)! + cost.move_points;
      if (sum >= (points.get(next) ?? Infinity)) continue;
      points.set(next, sum);
      open.add(next);
    }
  }
  say(game, `There is no way to the ${(furnitureAt(game, place) ?? terrainAt(game, place)).name}.`);
  return false;
}

/** Returns the tiles beside a tile, at most four. */
function around(game: Game, place: Place): Place[] {
  const column = place % game.width;
  return [
    ...(place >= game.width ? [place - game.width] : []),
    ...(column + 1 < game.width ? [place + 1] : []),
    ...(place + game.width < game.terrain.length ? [place + game.width] : []),
    ...(column > 0 ? [place - 1] : []),
  ];
}
