import type { AuthoredItemGroup } from "../../../compiled/authored-types.ts";
import { checkItemGroup } from "../item-group/range-rules.ts";
import type { TileRule } from "./tile-kind.ts";

/** Ranges in the item groups of a tile's parts have the smaller number first (§2.7–2.9). */
export const groupRanges: TileRule = (definition, context) => {
  const { bash, deconstruct, pry } = definition.value;
  const check = (group: AuthoredItemGroup | undefined, ...path: readonly string[]): void => {
    checkItemGroup(group, path, definition, context);
  };
  check(bash?.items, "bash", "items");
  check(deconstruct?.items, "deconstruct", "items");
  check(pry?.break_items, "pry", "break_items");
  check(pry?.pry_items, "pry", "pry_items");
};
