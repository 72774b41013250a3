/**
 * Recipes whose groups are all met, but which may take something from one another, or a tool that a quality needs: for
 * these it is not enough to know which groups are met.
 */
import type { CraftingIndex } from "./crafting-index.ts";
import { namesItem } from "./kept-tools.ts";
import { sameSorts, type Stock } from "./supplies.ts";

/** The data that decides which recipes are contested. */
export interface Contested {
  readonly index: CraftingIndex;
  /** The number of groups that are not met, by recipe and also by second number. */
  readonly missing: Int32Array;
  /** By recipe, how many items at hand it could spend that are tools with some quality, if it needs any. */
  readonly spendsTools: Int32Array;
  readonly possible: Uint8Array;
  readonly watch: Watch;
}

/**
 * The contested recipes: any change of an item that they name, or of a tool, may matter to them. Some that are no
 * longer contested may remain until they are examined.
 */
export interface Watch {
  readonly recipes: Int32Array;
  count: number;
  readonly isThere: Uint8Array;
}

export function startWatch(size: number): Watch {
  return { recipes: new Int32Array(size), count: 0, isThere: new Uint8Array(size) };
}

/** Whether its groups, all of them met, may take something from one another or from the tools. */
function isContested({ index, missing, spendsTools }: Contested, recipe: number): boolean {
  if (missing[recipe] !== 0) return false;
  const second = index.certain[recipe] ?? -1;
  return (second >= 0 && missing[second] !== 0) || spendsTools[recipe] !== 0;
}

/** Watches this recipe for changes from now on, if it is contested. */
export function watchIfContested(contested: Contested, recipe: number): void {
  const { watch } = contested;
  if (watch.isThere[recipe] === 1 || !isContested(contested, recipe)) return;
  watch.isThere[recipe] = 1;
  watch.recipes[watch.count] = recipe;
  watch.count += 1;
}

/**
 * Calls `touch` for the watched recipes to which a change of an item may matter, and drops those that need not be
 * watched any more. More of an item makes nothing impossible, and less of it makes nothing possible.
 */
export function forWatched(
  contested: Contested,
  item: string,
  before: Stock,
  after: Stock,
  touch: (recipe: number) => void,
): void {
  const { index, possible, watch } = contested;
  const { recipes, isThere } = watch;
  const isTool = before.tools.length > 0 || after.tools.length > 0;
  const { more, less } = directionOf(before, after);
  let kept = 0;
  for (let at = 0; at < watch.count; at += 1) {
    const recipe = recipes[at] ?? 0;
    if (!isContested(contested, recipe)) {
      isThere[recipe] = 0;
      continue;
    }
    recipes[kept] = recipe;
    kept += 1;
    if (possible[recipe] === 1 ? !less : !more) continue;
    const matters = (isTool && index.asksQualities[recipe] === 1) || namesItem(index, recipe, item);
    if (matters) touch(recipe);
  }
  watch.count = kept;
}

/** Whether there is now more of something, and less of something. */
function directionOf(
  before: Stock,
  after: Stock,
): { readonly more: boolean; readonly less: boolean } {
  // If there is none of an item, it has no sort.
  const isOther =
    (before.pieces > 0 &&
      after.pieces > 0 &&
      before.counted_by_charges !== after.counted_by_charges) ||
    (before.tools.length > 0 && after.tools.length > 0 && !sameSorts(before.tools, after.tools));
  return { more: isOther || hasMore(after, before), less: isOther || hasMore(before, after) };
}

function hasMore(one: Stock, other: Stock): boolean {
  return (
    one.pieces > other.pieces ||
    one.charges > other.charges ||
    one.pseudo_pieces > other.pseudo_pieces ||
    one.pseudo_charges > other.pseudo_charges ||
    one.tools.some(({ pieces, pseudo_pieces }, sort) => {
      const before = other.tools[sort];
      return pieces > (before?.pieces ?? 0) || pseudo_pieces > (before?.pseudo_pieces ?? 0);
    })
  );
}
