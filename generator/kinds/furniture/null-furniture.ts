import type { Complete } from "../../compiled/authored-types.ts";

/** The built-in furniture that stands for none, in the form an author would write (§2.5). */
export const nullFurniture: Complete<"furniture"> = {
  type: "furniture",
  id: "f_null",
  name: "nothing",
  symbol: " ",
  color: "white",
  move_cost_mod: 0,
  required_str: -1,
  flags: ["TRANSPARENT"],
};
