/** How furniture and terrain are drawn without a picture (§2.3). */
import { connections, lineSymbol, type Connecting, type Neighbours } from "./connections.ts";
import { inSeason, type Season, type Seasonal } from "./season.ts";

/** The members of a record that are read; furniture and terrain both have them. */
interface Drawable extends Connecting {
  readonly symbol: Seasonal<string>;
  readonly color?: Seasonal<string>;
  readonly bgcolor?: Seasonal<string>;
}

export interface LookOptions {
  readonly season: Season;
  /** The objects on the four sides; they matter only to objects with the flag `AUTO_WALL_SYMBOL`. */
  readonly neighbours?: Neighbours;
}

/** Exactly one of the colours is present, by the format's own name of the colour. */
export interface Look {
  /** One character. */
  readonly symbol: string;
  /** Foreground colour, on no background. */
  readonly color?: string;
  /** Solid background colour. */
  readonly bgcolor?: string;
}

/** Words that stand for line graphics (extension): a letter each for north, east, south and west. */
const lineWords: ReadonlyMap<string, string> = new Map([
  ["LINE_XOXO", "│"],
  ["LINE_OXOX", "─"],
]);

/**
 * Returns the symbol and colour of a piece of furniture or terrain in a season (§2.3). With the flag `AUTO_WALL_SYMBOL`
 * and neighbours that it connects to, the symbol is the line through them.
 *
 * @param object A record of terrain or furniture.
 *
 * @example
 * ```ts
 * import { look } from "defwright/runtime";
 * import { furniture, terrain } from "./generated/index.js";
 *
 * look(terrain.get("t_meadow"), { season: "autumn" }); // => { symbol: ",", color: "yellow" }
 * look(furniture.get("f_tile_stove"), { season: "winter" }); // => { symbol: "U", bgcolor: "green" }
 *
 * const wall = terrain.get("t_post_wall");
 * const neighbours = { north: wall, east: wall };
 * look(wall, { season: "spring", neighbours }); // => { symbol: "└", color: "light_gray" }
 * ```
 */
export function look(object: Drawable, { season, neighbours = {} }: LookOptions): Look {
  const { color, bgcolor } = object;
  const line = object.flags.includes("AUTO_WALL_SYMBOL")
    ? lineSymbol(connections(object, neighbours))
    : undefined;
  const symbol = inSeason(object.symbol, season);
  return {
    symbol: line ?? lineWords.get(symbol) ?? symbol,
    ...(color && { color: inSeason(color, season) }),
    ...(bgcolor && { bgcolor: inSeason(bgcolor, season) }),
  };
}
