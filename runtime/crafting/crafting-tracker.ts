/** What can be crafted, kept up to date while items come and go (§2.10). */
import { craftingIndex } from "./crafting-index.ts";
import type { CraftingTable, ListedRecipe } from "./listed-recipe.ts";
import { changeProviders, checkEntry, isNothing, nothing, stacksByItem } from "./supplies.ts";
import type { ItemAtHand, Providers, Stock, Supplies } from "./supplies.ts";
import { followStacks, noQualities, stockOfBoth, type Sides } from "./tracked-stacks.ts";
import { change, itemNumber, examineTouched, startState, type State } from "./tracked-inventory.ts";

/** The effect of a change of supplies; both lists are in the table's order. */
export interface CraftingChange<Row> {
  /** Recipes that have become possible. */
  readonly possible: readonly Row[];
  /** Recipes that are no longer possible; those that the table no longer contains are as they were. */
  readonly impossible: readonly Row[];
}

export interface CraftingTracker<
  Row extends { readonly id: string },
  Item extends string,
  Quality extends string,
> {
  /**
   * Replaces what is carried of an item with this stack, or with several stacks if its pieces have different qualities;
   * a count of 0 removes it. With `pseudo`, what is nearby is replaced and what is carried stays. Several items may be
   * set at once. Qualities need to be stated only once, as long as all stacks of the item have the same: a stack
   * without `qualities` has those that were stated last for what is carried, or for what is nearby. Returns what has
   * become possible and impossible.
   *
   * @throws RangeError as `craftingSupplies` does; in that case nothing has changed.
   */
  set(...items: readonly ItemAtHand<Item, Quality>[]): CraftingChange<Row>;
  /**
   * Returns what has changed because the table's content was replaced; recipes are the same if their ids are. Every
   * answer refers to the present content anyway; without this call, the changes are reported by the next `set`,
   * together with its own.
   */
  refresh(): CraftingChange<Row>;
  /** Whether a recipe can be made now. */
  can(id: Row["id"]): boolean;
  /** All recipes that can be made now, in the table's order. */
  craftable(): Row[];
  /** What is at hand now, for `planCrafting`. */
  readonly supplies: Supplies<Item, Quality>;
}

/**
 * Tracks what can be crafted (§2.10) while items change one after the other: each change examines only the recipes that
 * need that item. The answers are those of `craftableNow`, also after the table's content was replaced (hot
 * replacement).
 *
 * @param items What is at hand at first.
 *
 * @example
 * ```ts
 * import { trackCrafting } from "defwright/runtime";
 * import { recipe, RecipeId, itemId } from "./generated/index.js";
 *
 * const tracker = trackCrafting(recipe, [{ item: itemId("knitting_needles") }]);
 * const spun = tracker.set({ item: itemId("wool_yarn"), charges: 60 });
 * spun.possible.map(({ id }) => id); // => ["scarf_of_wool"]
 * tracker.can(RecipeId.scarf_of_wool); // => true
 * const lost = tracker.set({ item: itemId("knitting_needles"), count: 0 });
 * lost.impossible.map(({ id }) => id); // => ["scarf_of_wool"]
 * ```
 */
export function trackCrafting<
  Row extends ListedRecipe<Item, Quality> & { readonly id: string },
  Item extends string,
  Quality extends string,
>(
  table: CraftingTable<Row & ListedRecipe<Item, Quality>>,
  items: Iterable<ItemAtHand<NoInfer<Item>, NoInfer<Quality>>> = [],
): CraftingTracker<Row, Item, Quality> {
  const held = new Map<string, Held>();
  const providers: Providers = new Map();
  const supplies = viewOf<Item, Quality>(held, providers);
  let state = startState(craftingIndex(table));
  let { revision } = table;
  const turned: number[] = [];

  const put = (own: Held, stock: Stock): void => {
    const before = own.stock;
    own.stock = stock;
    if (before.tools.length > 0 || stock.tools.length > 0) {
      changeProviders(providers, own.item, before, stock);
    }
    change(state, own.item, own.number, before, stock);
  };
  const follow = (item: string, entries: readonly ItemAtHand<string, string>[]): void => {
    const own = heldOf(item);
    followStacks(own, entries);
    put(own, stockOfBoth(own));
  };
  const replace = (changes: readonly ItemAtHand<string, string>[]): void => {
    const first = changes[0];
    // Usually there is only one change, and following it directly costs less than grouping stacks by item.
    if (changes.length === 1 && first !== undefined) {
      checkEntry(first, 0);
      follow(first.item, changes);
    } else {
      stacksByItem(changes).forEach((entries, item) => {
        follow(item, entries);
      });
    }
  };
  const heldOf = (item: string): Held => {
    let own = held.get(item);
    if (own === undefined) {
      const number = itemNumber(state.index, item);
      own = {
        item,
        number,
        stock: nothing,
        carried: nothing,
        near: nothing,
        carriedQualities: noQualities,
        nearQualities: noQualities,
      };
      held.set(item, own);
    }
    return own;
  };
  replace([...items]);
  examineTouched(state, supplies, turned);
  turned.length = 0;

  /** The state before the content was replaced, until the differences are reported. */
  let unreported: State | undefined;
  /** Starts over if the table has other content now. */
  const catchUp = (): void => {
    if (revision !== undefined && table.revision === revision) return;
    const index = craftingIndex(table);
    ({ revision } = table);
    if (index === state.index) return;
    unreported ??= state;
    state = startState(index);
    for (const own of held.values()) {
      own.number = itemNumber(index, own.item);
      change(state, own.item, own.number, nothing, own.stock);
    }
    examineTouched(state, supplies, turned);
    turned.length = 0;
  };
  const rowsOf = (isPossible: 0 | 1): Row[] =>
    turned
      .filter((recipe) => state.possible[recipe] === isPossible)
      .map((recipe) => state.index.rows[recipe] as Row);
  const report = (): CraftingChange<Row> => {
    let changed: CraftingChange<Row> = unchanged;
    if (unreported !== undefined) {
      changed = differences<Row>(unreported, state);
      unreported = undefined;
    } else if (turned.length > 0) {
      turned.sort((one, other) => one - other);
      changed = { possible: rowsOf(1), impossible: rowsOf(0) };
    }
    if (turned.length > 0) turned.length = 0;
    return changed;
  };
  return {
    set: (...changes) => {
      catchUp();
      replace(changes);
      examineTouched(state, supplies, turned);
      return report();
    },
    refresh: () => {
      catchUp();
      return report();
    },
    can: (id) => {
      catchUp();
      return state.possible[table.index(id as never)] === 1;
    },
    craftable: () => {
      catchUp();
      return possibleRows<Row>(state);
    },
    supplies,
  };
}

/** What is known about an item that is or was at hand. */
interface Held extends Sides {
  readonly item: string;
  number: number;
  stock: Stock;
}

const unchanged = Object.freeze({
  possible: Object.freeze([]),
  impossible: Object.freeze([]),
});

/** The held items as supplies for crafting; later changes are visible. */
function viewOf<Item extends string, Quality extends string>(
  held: ReadonlyMap<string, Held>,
  providers: Providers,
): Supplies<Item, Quality> {
  return {
    *entries() {
      for (const { item, stock } of held.values()) {
        if (!isNothing(stock)) yield [item as Item, stock] as const;
      }
    },
    stock: (item) => {
      const stock = held.get(item)?.stock;
      return stock === undefined || isNothing(stock) ? undefined : stock;
    },
    providers: (quality) => (providers.get(quality) ?? []) as Iterable<Item>,
    qualities: () => providers.keys() as Iterable<Quality>,
  };
}

function possibleRows<Row>({ index, possible }: State): Row[] {
  return (index.rows as readonly Row[]).filter((_, recipe) => possible[recipe] === 1);
}

/** The differences between two contents; recipes are the same if their ids are. */
function differences<Row extends { readonly id: string }>(
  before: State,
  after: State,
): CraftingChange<Row> {
  const earlier = possibleRows<Row>(before);
  const later = possibleRows<Row>(after);
  const could = new Set(earlier.map(({ id }) => id));
  const can = new Set(later.map(({ id }) => id));
  const present = new Map((after.index.rows as readonly Row[]).map((row) => [row.id, row]));
  return {
    possible: later.filter(({ id }) => !could.has(id)),
    impossible: earlier.filter(({ id }) => !can.has(id)).map((row) => present.get(row.id) ?? row),
  };
}
