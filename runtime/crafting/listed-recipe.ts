/** What the crafting index reads: recipes and tables of them. */
import type { Requirements } from "./requirements.ts";

/** The part of a table of recipes that is used. */
export interface CraftingTable<Row> {
  readonly size: number;
  /** A different number whenever the content differs; if absent, `ids()` returns a different list then. */
  readonly revision?: number;
  ids(): readonly string[];
  index(id: never): number;
  at(index: number): Row | undefined;
}

/** The members of a recipe that are read. */
export interface ListedRecipe<Item extends string, Quality extends string> extends Requirements<
  Item,
  Quality
> {
  readonly obsolete: boolean;
  /** False for a recipe that is not available to the player. */
  readonly on_display?: boolean;
  /** Only uncrafts have this member. They list what is recovered; nothing is crafted with them. */
  readonly items_taken_apart?: never;
}
