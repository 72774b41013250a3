/** What there is to craft with (§2.10): items, the charges they hold, their qualities, and what only stands near. */

/** A kind of item that is at hand. */
export interface ItemAtHand<Item extends string, Quality extends string = never> {
  readonly item: Item;
  /** Pieces. Absent for an item that is counted by its charges, and where there is a single piece. */
  readonly count?: number;
  /**
   * Charges: beside `count` those that the pieces hold together, for tools that use them up; without `count` the
   * number of an item that is itself counted by charges (nails, flour, water).
   */
  readonly charges?: number;
  /** Tool qualities of each piece, as pairs of quality and level. */
  readonly qualities?: readonly (readonly [Quality, number])[];
  /**
   * It belongs to the surroundings, as the pseudo-item of a stove in range does: a tool, never a component, and a
   * piece of its own beside any that are carried.
   */
  readonly pseudo?: boolean;
}

/** All there is of one item. */
export interface Stock {
  /** Pieces, or charges where it is counted by them: what components are taken from. */
  readonly pieces: number;
  /** Charges that the pieces hold. */
  readonly charges: number;
  readonly counted_by_charges: boolean;
  /** Pieces that are there as tools only, and the charges of those. */
  readonly pseudo_pieces: number;
  readonly pseudo_charges: number;
  readonly qualities: readonly (readonly [quality: string, level: number])[];
}

/** Items in range of one who crafts; `craftingSupplies` makes it. */
export interface Supplies<Item extends string, Quality extends string = never> {
  /** Every item of which there is something, with what there is. */
  entries(): Iterable<readonly [Item, Stock]>;
  /** What there is of an item; `undefined` where there is nothing. */
  stock(item: Item): Stock | undefined;
  /** Items that have a quality, whatever its level. */
  providers(quality: Quality): Iterable<Item>;
  /** The qualities that some item has. */
  qualities(): Iterable<Quality>;
}

/**
 * Gathers what is at hand for crafting (§2.10): carried items, and pseudo-items of the furniture in range (§2.4). An item that is
 * listed several times is there as often. Numbers below 0 count as nothing, fractions are cut off;
 * `Infinity` is as much as anybody asks for.
 *
 * @example
 * ```ts
 * import { craftingSupplies } from "defwright/runtime";
 * import { itemId, qualityId } from "./generated/index.js";
 *
 * const supplies = craftingSupplies([
 *   { item: itemId("spirit_lamp"), count: 2, charges: 30 },
 *   { item: itemId("penknife"), qualities: [[qualityId("stitching"), 1]] },
 *   { item: itemId("meltwater"), charges: 12 },
 *   { item: itemId("stove_top"), pseudo: true },
 * ]);
 * supplies.stock(itemId("meltwater"))?.pieces; // => 12
 * [...supplies.providers(qualityId("stitching"))]; // => ["penknife"]
 * ```
 */
export function craftingSupplies<Item extends string, Quality extends string = never>(
  items: Iterable<ItemAtHand<Item, Quality>>,
): Supplies<Item, Quality> {
  const stocks = addUp(items);
  const providers: Providers = new Map();
  for (const [item, stock] of stocks) {
    if (isNothing(stock)) stocks.delete(item);
    else changeProviders(providers, item, nothing, stock);
  }
  return {
    entries: () => stocks as unknown as Iterable<readonly [Item, Stock]>,
    stock: (item) => stocks.get(item),
    providers: (quality) => (providers.get(quality) ?? []) as Iterable<Item>,
    qualities: () => providers.keys() as Iterable<Quality>,
  };
}

/** By quality the items that have it. */
export type Providers = Map<string, Set<string>>;

/** Follows that there is now this of an item where there was that. */
export function changeProviders(
  providers: Providers,
  item: string,
  before: Stock,
  after: Stock,
): void {
  const had = isNothing(before) ? noQualities : before.qualities;
  const has = isNothing(after) ? noQualities : after.qualities;
  if (had === has) return;
  for (const [quality] of had) {
    const items = providers.get(quality);
    items?.delete(item);
    if (items?.size === 0) providers.delete(quality);
  }
  for (const [quality] of has) {
    const items = providers.get(quality);
    if (items === undefined) providers.set(quality, new Set([item]));
    else items.add(item);
  }
}

export function isNothing({ pieces, pseudo_pieces }: Stock): boolean {
  return pieces === 0 && pseudo_pieces === 0;
}

const noQualities: readonly [] = [];

export const nothing: Stock = {
  pieces: 0,
  charges: 0,
  counted_by_charges: false,
  pseudo_pieces: 0,
  pseudo_charges: 0,
  qualities: noQualities,
};

/** Each item that is listed, with all there is of it. */
export function addUp(items: Iterable<ItemAtHand<string, string>>): Map<string, Stock> {
  const stocks = new Map<string, Stock>();
  for (const entry of items) {
    stocks.set(entry.item, merge(stocks.get(entry.item) ?? nothing, entry));
  }
  return stocks;
}

/** What there is when the entry takes the place of what was carried, or of what stood near. */
export function replaceIn(
  stock: Stock,
  { count, charges, pseudo }: ItemAtHand<string, string>,
  qualities: Stock["qualities"],
): Stock {
  const byCharges = count === undefined && charges !== undefined;
  const pieces = amount(count ?? charges ?? 1);
  // Charges without a piece that holds them are none.
  const held = byCharges || pieces === 0 ? 0 : amount(charges ?? 0);
  return pseudo === true
    ? {
        pieces: stock.pieces,
        charges: stock.charges,
        counted_by_charges: stock.counted_by_charges,
        pseudo_pieces: byCharges ? Math.min(pieces, 1) : pieces,
        pseudo_charges: byCharges ? pieces : held,
        qualities,
      }
    : {
        pieces,
        charges: held,
        counted_by_charges: byCharges,
        pseudo_pieces: stock.pseudo_pieces,
        pseudo_charges: stock.pseudo_charges,
        qualities,
      };
}

/** What there is when the entry comes in addition. */
function merge(stock: Stock, entry: ItemAtHand<string, string>): Stock {
  const own = replaceIn(nothing, entry, entry.qualities ?? noQualities);
  return {
    pieces: stock.pieces + own.pieces,
    charges: stock.charges + own.charges,
    counted_by_charges: stock.counted_by_charges || own.counted_by_charges,
    pseudo_pieces: stock.pseudo_pieces + own.pseudo_pieces,
    pseudo_charges: stock.pseudo_charges + own.pseudo_charges,
    qualities:
      stock.qualities.length === 0
        ? own.qualities
        : own.qualities.length === 0
          ? stock.qualities
          : [...stock.qualities, ...own.qualities],
  };
}

/** Charges for tools to use up, those of the surroundings included. */
export function chargesAtHand(stock: Stock): number {
  return (stock.counted_by_charges ? stock.pieces : stock.charges) + stock.pseudo_charges;
}

/** Pieces that can serve as a tool. */
export function toolsAtHand(stock: Stock): number {
  return stock.pieces + stock.pseudo_pieces;
}

/** Tools that the stock counts for where a number of tools with a quality is asked for: a heap of charges is one. */
export function qualityPieces(stock: Stock, spent: number): number {
  const left = stock.pieces - spent;
  return stock.pseudo_pieces + (stock.counted_by_charges ? (left > 0 ? 1 : 0) : Math.max(left, 0));
}

/** The highest level at which the stock has a quality; `undefined` where it does not have it. */
export function levelOf(stock: Stock, quality: string): number | undefined {
  let highest: number | undefined;
  for (const [id, level] of stock.qualities) {
    if (id === quality && (highest === undefined || level > highest)) highest = level;
  }
  return highest;
}

/** Each quality of a piece once, with its highest level. */
export function highestLevels({ qualities }: Stock): Stock["qualities"] {
  if (qualities.length < 2) return qualities;
  return qualities.filter(
    ([quality, level], place) =>
      !qualities.some(
        ([id, other], at) => id === quality && (other > level || (other === level && at < place)),
      ),
  );
}

/** As good as endless, and sums of it are still exact. */
const most = 2 ** 48;

function amount(number: number): number {
  return number >= 1 ? Math.min(Math.floor(number), most) : 0;
}
