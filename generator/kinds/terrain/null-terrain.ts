import type { Complete } from "../../compiled/authored-types.ts";

/**
 * The built-in terrain that stands for none, in the form an author would write. As the successor of a bashed
 * terrain it means "whatever is below"; the host decides what that is.
 */
export const nullTerrain: Complete<"terrain"> = {
  type: "terrain",
  id: "t_null",
  name: "nothing",
  symbol: " ",
  color: "white",
  move_cost: 0,
  flags: ["TRANSPARENT", "DIGGABLE"],
};
