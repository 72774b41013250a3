/** What the crafting index reads: recipes and tables of them. */
import type { Requirements } from "./requirements.ts";

/** What is read of a table of recipes. */
export interface CraftingTable<Row> {
  readonly size: number;
  /** Another number whenever the content is another; where absent, `ids()` is then another list. */
  readonly revision?: number;
  ids(): readonly string[];
  index(id: never): number;
  at(index: number): Row | undefined;
}

/** What is read of a recipe. */
export interface ListedRecipe<Item extends string, Quality extends string> extends Requirements<
  Item,
  Quality
> {
  readonly obsolete: boolean;
  /** False for what is not available to the player. */
  readonly on_display?: boolean;
  /** Only uncrafts have it, which list what comes back: nothing is crafted by them. */
  readonly items_taken_apart?: never;
}
