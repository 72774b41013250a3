import type { JsonObject } from "../../model/json.ts";

/**
 * The built-in terrain that stands for none, in the form an author would write. As the successor of a bashed
 * terrain it means "whatever is below"; the host decides what that is.
 */
export const nullTerrain: JsonObject = {
  type: "terrain",
  id: "t_null",
  name: "nothing",
  symbol: " ",
  color: "white",
  move_cost: 0,
  flags: ["TRANSPARENT", "DIGGABLE"],
};
