/** What is available for crafting (§2.10): items, the charges they hold, their qualities, and what is only nearby. */
import { finite, rangeError } from "../numbers/numbers.ts";

/** A stack of an item that is at hand. */
export interface ItemAtHand<Item extends string, Quality extends string = never> {
  readonly item: Item;
  /** Number of pieces. Absent for an item that is counted by its charges, and for a single piece. */
  readonly count?: number;
  /**
   * Charges. With `count`, those that the pieces hold together, for tools that use them up; without `count`, the number
   * of an item that is itself counted by charges (nails, flour, water). If other stacks of the item are counted by
   * pieces, a stack without `count` is a single piece that holds the charges: pieces are never charges.
   */
  readonly charges?: number;
  /**
   * Tool qualities of each piece of this stack, as pairs of quality and level. Pieces of the same item with other
   * qualities, or none, are a separate stack.
   */
  readonly qualities?: readonly (readonly [Quality, number])[];
  /**
   * Whether it belongs to the surroundings, like the pseudo-item of a stove in range: a tool, never a component, and a
   * separate piece besides any that are carried.
   */
  readonly pseudo?: boolean;
}

/** Everything that is available of one item. */
export interface Stock {
  /** Pieces, or charges if it is counted by them: what components are taken from. */
  readonly pieces: number;
  /** Charges that the pieces hold. */
  readonly charges: number;
  readonly counted_by_charges: boolean;
  /** Pieces that are there only as tools, and their charges. */
  readonly pseudo_pieces: number;
  readonly pseudo_charges: number;
  /** The pieces that have tool qualities, by those qualities. */
  readonly tools: readonly ToolPieces[];
}

/** Pieces that have the same tool qualities. */
export interface ToolPieces {
  readonly qualities: Qualities;
  /** As in `Stock`. */
  readonly pieces: number;
  readonly pseudo_pieces: number;
}

export type Qualities = readonly (readonly [quality: string, level: number])[];

/** Items in range of a crafter; made by `craftingSupplies`. */
export interface Supplies<Item extends string, Quality extends string = never> {
  /** Every available item, with its stock. */
  entries(): Iterable<readonly [Item, Stock]>;
  /** The stock of an item; `undefined` if there is nothing. */
  stock(item: Item): Stock | undefined;
  /** Items that have a quality, at whatever level. */
  providers(quality: Quality): Iterable<Item>;
  /** The qualities that at least one item has. */
  qualities(): Iterable<Quality>;
}

/**
 * Collects what is at hand for crafting (§2.10): carried items, and pseudo-items of the furniture in range (§2.4). An
 * item may be listed several times; its stacks add up, each with its own qualities. Numbers below 0 count as nothing,
 * and fractions are cut off; `Infinity` pieces or charges are enough for anything.
 *
 * @throws RangeError that names the number if a count or charge is NaN or negative infinity, or a level is NaN or
 * infinite.
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
  const stocks = new Map<string, Stock>();
  const providers: Providers = new Map();
  for (const [item, stacks] of stacksByItem(items)) {
    const stock = stockOf(stacks);
    if (isNothing(stock)) continue;
    stocks.set(item, stock);
    changeProviders(providers, item, nothing, stock);
  }
  return {
    entries: () => stocks as Iterable<readonly [Item, Stock]>,
    stock: (item) => stocks.get(item),
    providers: (quality) => (providers.get(quality) ?? []) as Iterable<Item>,
    qualities: () => providers.keys() as Iterable<Quality>,
  };
}

/** The items that have a quality, by quality. */
export type Providers = Map<string, Set<string>>;

/** Updates the providers after the stock of an item has changed. */
export function changeProviders(
  providers: Providers,
  item: string,
  { tools: before }: Stock,
  { tools: after }: Stock,
): void {
  if (before === after || sameSorts(before, after)) return;
  for (const { qualities } of before) {
    for (const [quality] of qualities) {
      const items = providers.get(quality);
      items?.delete(item);
      if (items?.size === 0) providers.delete(quality);
    }
  }
  for (const { qualities } of after) {
    for (const [quality] of qualities) {
      const items = providers.get(quality);
      if (items === undefined) providers.set(quality, new Set([item]));
      else items.add(item);
    }
  }
}

/** Whether the pieces differ only in their number. */
export function sameSorts(one: readonly ToolPieces[], other: readonly ToolPieces[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ qualities }, sort) => qualities === other[sort]?.qualities)
  );
}

export function isNothing({ pieces, pseudo_pieces }: Stock): boolean {
  return pieces === 0 && pseudo_pieces === 0;
}

const noTools: readonly ToolPieces[] = [];
const noQualities: Qualities = [];

export const nothing: Stock = {
  pieces: 0,
  charges: 0,
  counted_by_charges: false,
  pseudo_pieces: 0,
  pseudo_charges: 0,
  tools: noTools,
};

/** The stacks of each listed item. */
export function stacksByItem<Entry extends ItemAtHand<string, string>>(
  items: Iterable<Entry>,
): Map<string, Entry[]> {
  const stacks = new Map<string, Entry[]>();
  let place = 0;
  for (const entry of items) {
    checkEntry(entry, place);
    place += 1;
    const others = stacks.get(entry.item);
    if (others === undefined) stacks.set(entry.item, [entry]);
    else others.push(entry);
  }
  return stacks;
}

/** @throws RangeError that names the invalid number. */
export function checkEntry(
  { count, charges, qualities }: ItemAtHand<string, string>,
  place: number,
): void {
  checkAmount(count, place, "count");
  checkAmount(charges, place, "charges");
  if (qualities === undefined) return;
  for (const [quality, level] of qualities) {
    if (!Number.isFinite(level)) finite(`items[${place}].qualities ${quality}`, level);
  }
}

function checkAmount(number: number | undefined, place: number, name: string): void {
  if (number === undefined || number === Infinity || Number.isFinite(number)) return;
  throw rangeError(`items[${place}].${name}`, "a number", number);
}

/**
 * The stock of one item, from its stacks.
 *
 * @param unstated Qualities of stacks that do not state any.
 */
export function stockOf(
  stacks: readonly ItemAtHand<string, string>[],
  unstated: Qualities = noQualities,
): Stock {
  let pieces = 0;
  let charges = 0;
  let heaps = 0;
  let heapCharges = 0;
  let nearPieces = 0;
  let nearCharges = 0;
  let anyTools = false;
  for (const stack of stacks) {
    const number = piecesIn(stack, false);
    if (number === 0) continue;
    const held = amount(stack.charges ?? 0);
    if (stack.pseudo === true) {
      nearPieces += number;
      nearCharges += held;
    } else if (isHeap(stack)) {
      heaps += number;
      heapCharges += held;
    } else {
      pieces += number;
      charges += held;
    }
    anyTools ||= (stack.qualities ?? unstated).length > 0;
  }
  // An item is counted by charges if some of it is carried, none of which is counted by pieces.
  const byCharges = pieces === 0 && heaps > 0;
  return {
    pieces: byCharges ? heapCharges : pieces + heaps,
    charges: byCharges ? 0 : charges + heapCharges,
    counted_by_charges: byCharges,
    pseudo_pieces: nearPieces,
    pseudo_charges: nearCharges,
    tools: anyTools ? toolsOf(stacks, unstated, byCharges) : noTools,
  };
}

function toolsOf(
  stacks: readonly ItemAtHand<string, string>[],
  unstated: Qualities,
  byCharges: boolean,
): readonly ToolPieces[] {
  const tools: ToolPieces[] = [];
  for (const stack of stacks) {
    const qualities = stack.qualities ?? unstated;
    const isNear = stack.pseudo === true;
    const number = piecesIn(stack, byCharges && !isNear);
    if (number === 0 || qualities.length === 0) continue;
    tools.push(
      isNear
        ? { qualities, pieces: 0, pseudo_pieces: number }
        : { qualities, pieces: number, pseudo_pieces: 0 },
    );
  }
  return sortsOf(tools);
}

/** Whether a stack is described by its charges alone. */
function isHeap({ count, charges }: ItemAtHand<string, string>): boolean {
  return count === undefined && charges !== undefined;
}

/**
 * The pieces of a stack, or its charges if the item is counted by them. Charges without a piece that holds them do not
 * count.
 */
export function piecesIn(stack: ItemAtHand<string, string>, byCharges: boolean): number {
  const number = amount(stack.count ?? stack.charges ?? 1);
  return !byCharges && isHeap(stack) ? Math.min(number, 1) : number;
}

/** Merges pieces with the same qualities into one sort, however many stacks they come in. */
export function sortsOf(stacks: readonly ToolPieces[]): readonly ToolPieces[] {
  if (stacks.length < 2) return stacks;
  const sorts = new Map<string, ToolPieces>();
  for (const stack of stacks) {
    const name = sortName(stack);
    const { qualities, pieces, pseudo_pieces } = sorts.get(name) ?? noPieces(stack);
    sorts.set(name, {
      qualities,
      pieces: pieces + stack.pieces,
      pseudo_pieces: pseudo_pieces + stack.pseudo_pieces,
    });
  }
  return [...sorts.values()];
}

/** A name that pieces have in common if they have the same qualities. */
export function sortName(pieces: Pick<ToolPieces, "qualities">): string {
  return JSON.stringify([...highestLevels(pieces)].sort(byQuality));
}

function noPieces({ qualities }: ToolPieces): ToolPieces {
  return { qualities, pieces: 0, pseudo_pieces: 0 };
}

function byQuality([one]: Qualities[number], [other]: Qualities[number]): number {
  return one < other ? -1 : 1;
}

/** Charges that tools can use up, including those of the surroundings. */
export function chargesAtHand(stock: Stock): number {
  return (stock.counted_by_charges ? stock.pieces : stock.charges) + stock.pseudo_charges;
}

/** Pieces that can serve as a tool. */
export function toolsAtHand(stock: Stock): number {
  return stock.pieces + stock.pseudo_pieces;
}

/** Each quality of a piece once, with its highest level. */
export function highestLevels({ qualities }: Pick<ToolPieces, "qualities">): Qualities {
  if (qualities.length < 2) return qualities;
  return qualities.filter(
    ([quality, level], place) =>
      !qualities.some(
        ([id, other], at) => id === quality && (other > level || (other === level && at < place)),
      ),
  );
}

/** As good as endless, while sums of it are still exact. */
export const endless: number = 2 ** 48;

/** A number of pieces or charges as it counts: a whole number from 0 to `endless`. */
export function amount(number: number): number {
  return number >= 1 ? Math.min(Math.floor(number), endless) : 0;
}
