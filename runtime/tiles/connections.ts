/** How furniture and terrain relate to their neighbours (§2.3): connections, rotation and drawn lines. */

/** The members of a record that are read; furniture and terrain both have them. */
export interface Connecting {
  readonly connects_to?: string | readonly string[];
  /** The groups it belongs to, in dialects in which it does not belong to those to which it connects. */
  readonly connect_groups?: string | readonly string[];
  readonly flags: readonly string[];
}

export type Side = "north" | "east" | "south" | "west";

/** The objects on the four sides; a side that is empty or unknown is left out. */
export type Neighbours = Readonly<Partial<Record<Side, Connecting | undefined>>>;

/** The sides on which it connects. */
export type Connections = Readonly<Record<Side, boolean>>;

/** What a picture of a connecting object shows, by the number and arrangement of the sides. */
export type ConnectedShape =
  "unconnected" | "end_piece" | "edge" | "corner" | "t_connection" | "center";

export interface ConnectedPicture {
  readonly shape: ConnectedShape;
  /**
   * Quarter turns counter-clockwise from the base orientation: an end piece open to the south, an edge from north to
   * south, a corner of south and east, a T without its north. An edge needs only 0 or 1.
   */
  readonly quarter_turns: 0 | 1 | 2 | 3;
}

interface Drawn extends ConnectedPicture {
  /** The line that leads to exactly these sides; for a single side, just the straight line through it. */
  readonly line?: string;
}

const alone: Drawn = { shape: "unconnected", quarter_turns: 0 };

/** Indexed by the sum of north 8, west 4, east 2 and south 1. */
const drawings: readonly Drawn[] = [
  alone,
  { shape: "end_piece", quarter_turns: 0, line: "│" },
  { shape: "end_piece", quarter_turns: 1, line: "─" },
  { shape: "corner", quarter_turns: 0, line: "┌" },
  { shape: "end_piece", quarter_turns: 3, line: "─" },
  { shape: "corner", quarter_turns: 3, line: "┐" },
  { shape: "edge", quarter_turns: 1, line: "─" },
  { shape: "t_connection", quarter_turns: 0, line: "┬" },
  { shape: "end_piece", quarter_turns: 2, line: "│" },
  { shape: "edge", quarter_turns: 0, line: "│" },
  { shape: "corner", quarter_turns: 1, line: "└" },
  { shape: "t_connection", quarter_turns: 1, line: "├" },
  { shape: "corner", quarter_turns: 2, line: "┘" },
  { shape: "t_connection", quarter_turns: 3, line: "┤" },
  { shape: "t_connection", quarter_turns: 2, line: "┴" },
  { shape: "center", quarter_turns: 0, line: "┼" },
];

/**
 * The groups to whose members an object connects: `connects_to` (§2.3), or without it `WALL` for an object with the
 * flag `WALL` or `CONNECT_TO_WALL`, as in the real game.
 */
function connectsTo({ connects_to, flags }: Connecting): readonly string[] {
  if (connects_to !== undefined) return [connects_to].flat();
  return flags.includes("WALL") || flags.includes("CONNECT_TO_WALL") ? ["WALL"] : [];
}

/** The groups to which an object belongs: those to which it connects, in dialects that do not name others. */
function groupsOf(object: Connecting): readonly string[] {
  const { connect_groups: own } = object;
  return own === undefined ? connectsTo(object) : [own].flat();
}

/**
 * Returns the sides on which an object connects (§2.3): those where a neighbour is of the same group, `connects_to`.
 * Without it, the flags `WALL` and `CONNECT_TO_WALL` put an object into the group `WALL`; an object without a group
 * connects to nothing.
 *
 * @param object A record of terrain or furniture.
 * @param neighbours The records on its four sides.
 *
 * @example
 * ```ts
 * import { connections } from "defwright/runtime";
 * import { terrain } from "./generated/index.js";
 *
 * const wall = terrain.get("t_post_wall");
 * const neighbours = { east: wall, south: terrain.get("t_vault_door"), west: terrain.get("t_meadow") };
 * connections(wall, neighbours); // => { north: false, east: true, south: true, west: false }
 * ```
 */
export function connections(object: Connecting, neighbours: Neighbours): Connections {
  const groups = connectsTo(object);
  const on = (side: Side): boolean => {
    const neighbour = neighbours[side];
    return neighbour !== undefined && groupsOf(neighbour).some((each) => groups.includes(each));
  };
  return { north: on("north"), east: on("east"), south: on("south"), west: on("west") };
}

/**
 * Returns the picture for an object that connects on these sides, and how far it is turned (§2.3).
 *
 * @example
 * ```ts
 * import { connectedPicture } from "defwright/runtime";
 *
 * const corner = connectedPicture({ north: true, east: true, south: false, west: false });
 * corner; // => { shape: "corner", quarter_turns: 1 }
 * ```
 */
export function connectedPicture(sides: Connections): ConnectedPicture {
  const { shape, quarter_turns } = drawingOf(sides);
  return { shape, quarter_turns };
}

/**
 * Returns the line drawn for terrain with the flag `AUTO_WALL_SYMBOL` that connects on these sides (§2.3); `undefined`
 * if it connects on none, so that its own symbol is drawn. `look` does all of this in one call.
 *
 * @example
 * ```ts
 * import { lineSymbol } from "defwright/runtime";
 *
 * lineSymbol({ north: false, east: true, south: true, west: false }); // => "┌"
 * lineSymbol({ north: false, east: false, south: false, west: false }); // => undefined
 * ```
 */
export function lineSymbol(sides: Connections): string | undefined {
  return drawingOf(sides).line;
}

function drawingOf({ north, east, south, west }: Connections): Drawn {
  const index = (north ? 8 : 0) + (west ? 4 : 0) + (east ? 2 : 0) + (south ? 1 : 0);
  return drawings[index] ?? alone;
}
