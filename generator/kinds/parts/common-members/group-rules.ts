import type { Rule } from "../../kind.ts";
import { checkItemGroupRanges } from "../item-group/range-rules.ts";
import { partOf } from "./part-of.ts";

const groups: readonly (readonly [part: string, member: string])[] = [
  ["bash", "items"],
  ["deconstruct", "items"],
  ["pry", "break_items"],
  ["pry", "pry_items"],
];

/** Ranges in the item groups of a tile's parts have the smaller number first (§2.7–2.9). */
export const groupRanges: Rule = (definition, context) => {
  for (const [part, member] of groups) {
    checkItemGroupRanges(
      partOf(definition.value, part)?.[member],
      [part, member],
      definition,
      context,
    );
  }
};
