/** Taking things apart (§2.10). */
import { isCount } from "./batch.ts";
import { planCrafting } from "./crafting.ts";
import type { CraftingPlan, CraftingRefusal } from "./crafting.ts";
import type { PlayerWords } from "./missing.ts";
import { refusedNumbers } from "../numbers/numbers.ts";
import type { Requirements } from "./requirements.ts";
import type { Refusal } from "../numbers/refusal.ts";
import type { Supplies } from "./supplies.ts";

/** The members of an uncraft that are read. */
interface TakenApart<Item extends string, Quality extends string> extends Requirements<
  Item,
  Quality
> {
  readonly result: Item;
  readonly obsolete: boolean;
  readonly charges?: number;
  readonly items_taken_apart: number;
}

/** The members of a row that are read to find it; recipes have no `items_taken_apart`. */
type Uncraft = Pick<TakenApart<string, string>, "result" | "obsolete" | "items_taken_apart">;

/** The part of a table of uncrafts that is used. */
interface Uncrafts<Row> {
  ids(): readonly string[];
  at(index: number): Row | undefined;
}

/**
 * Returns the uncraft that takes an item apart; `undefined` if there is none, or if it is kept only for old saves
 * (§2.10, §9.2). Of several it is the one without a suffix, otherwise the first by id; `recipesByResult` with the
 * look-ups of uncrafts returns all of them.
 *
 * @example
 * ```ts
 * import { uncraftOf } from "defwright/runtime";
 * import { itemId, uncraft } from "./generated/index.js";
 *
 * uncraftOf(uncraft, itemId("felt_coat"))?.generated_from; // => "felt_coat"
 * uncraftOf(uncraft, itemId("letter_paper")); // => undefined
 * ```
 */
export function uncraftOf<Row extends Uncraft>(
  table: Uncrafts<Row>,
  item: NoInfer<Row["result"]>,
): Row | undefined {
  // Ids are the item's id with a suffix, usually an empty one, and are sorted.
  const ids = table.ids();
  for (let index = firstFrom(ids, item); ids[index]?.startsWith(item) === true; index += 1) {
    const row = table.at(index);
    if (row?.result === item && !row.obsolete) return row;
  }
  return undefined;
}

/** The index of a text, or where it would be inserted, in a list in code-unit order. */
function firstFrom(ids: readonly string[], text: string): number {
  let [from, to] = [0, ids.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ids[middle] ?? "") < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

export interface DisassemblyOptions<Item extends string> {
  /** How many times, a whole number from 1; 1 if absent. Each time takes apart as many items as the uncraft says. */
  readonly batch?: number;
  /**
   * Charges of one stack of an item that is counted by them, if the uncraft does not say: a whole number from 1; 1 if
   * absent.
   */
  readonly default_charges?: number;
  /**
   * What the item is remembered to be made of, for one time; it is recovered instead of what the uncraft lists. Counts
   * below 1 are ignored, and fractions are cut off.
   */
  readonly made_of?: readonly { readonly item: Item; readonly count: number }[];
  /** Whether an item is never recovered, because its own definition says so; if absent, that is true of no item. */
  readonly isUnrecoverable?: (item: Item) => boolean;
  /** Chance: how many of that many pieces come out whole, at most all; counted as in `made_of`. All if absent. */
  readonly recovered?: (item: Item, count: number) => number;
}

/**
 * Why it is not taken apart: as for crafting, and
 * - `not-a-number`: also if a number in the options, or from `recovered`, is NaN or infinite
 * - `bad-charges`: `default_charges` is not a whole number from 1
 */
export type DisassemblyRefusal<Item extends string, Quality extends string> =
  CraftingRefusal<Item, Quality> | BadNumber<"not-a-number" | "bad-charges">;

interface BadNumber<Reason extends string> extends Refusal<Reason> {
  /** Empty, since nothing was examined. */
  readonly missing: readonly [];
}

/** The result of taking apart; `applyPlan` carries it out. */
export interface Disassembly<Item extends string, Quality extends string> {
  readonly ok: true;
  /** What is taken apart: pieces, or charges of an item that is counted by them. */
  readonly taken: { readonly item: Item; readonly count: number };
  /** What is recovered, one entry for each group; groups of which nothing is left are left out. */
  readonly items: readonly { readonly item: Item; readonly count: number }[];
  readonly tools: CraftingPlan<Item, Quality>["tools"];
  readonly qualities: CraftingPlan<Item, Quality>["qualities"];
}

/**
 * Takes an item apart: the first alternative of each group that can be recovered (§2.10). The tools have to be at hand
 * in addition to the items that are taken apart.
 *
 * @param supplies What is at hand, including the item itself.
 * @param words The names of things in the sentences about what is missing; their ids if absent.
 *
 * @example
 * ```ts
 * import { craftingSupplies, disassemble, uncraftOf } from "defwright/runtime";
 * import { itemId, qualityId, uncraft } from "./generated/index.js";
 *
 * const bag = uncraftOf(uncraft, itemId("mail_bag"))!;
 * const supplies = craftingSupplies([
 *   { item: itemId("mail_bag") },
 *   { item: itemId("penknife"), qualities: [[qualityId("stitching"), 1]] },
 * ]);
 * const apart = disassemble(bag, supplies, {
 *   recovered: (item, count) => (item === "linen_thread" ? count - 1 : count),
 * });
 * apart.ok && apart.items[0]; // => { item: "linen_thread", count: 29 }
 * ```
 */
export function disassemble<Item extends string, Quality extends string>(
  uncraft: TakenApart<Item, Quality>,
  supplies: Supplies<NoInfer<Item>, NoInfer<Quality>>,
  options: DisassemblyOptions<NoInfer<Item>> = {},
  words: PlayerWords<NoInfer<Item>, NoInfer<Quality>> = {},
): Disassembly<Item, Quality> | DisassemblyRefusal<Item, Quality> {
  const {
    batch = 1,
    default_charges = 1,
    made_of,
    isUnrecoverable = () => false,
    recovered,
  } = options;
  const counts = made_of?.map(({ count }) => count) ?? [];
  if (refusedNumbers(default_charges, ...counts)) return badNumber("not-a-number");
  if (!isCount(default_charges)) return badNumber("bad-charges");
  const byCharges = supplies.stock(uncraft.result)?.counted_by_charges === true;
  const charges = byCharges ? (uncraft.charges ?? default_charges) : 1;
  const each = uncraft.items_taken_apart * charges;
  // The item plays the role in taking apart that components play in making.
  const tools = planCrafting<Item, Quality>(
    { ...uncraft, components: [[[uncraft.result, each, false]]] },
    supplies,
    { batch },
    words,
  );
  if (!tools.ok) return tools;
  const parts =
    made_of?.filter(({ item }) => !isUnrecoverable(item)) ??
    uncraft.components.flatMap((group) => {
      const first = group.find(([item, , recoverable]) => recoverable && !isUnrecoverable(item));
      return first === undefined ? [] : [{ item: first[0], count: first[1] }];
    });
  const items = parts.map(({ item, count }) => {
    const pieces = Math.max(Math.trunc(count), 0) * batch;
    const left = recovered === undefined ? pieces : recovered(item, pieces);
    return { item, pieces, left };
  });
  if (refusedNumbers(...items.map(({ left }) => left))) return badNumber("not-a-number");
  return {
    ok: true,
    taken: { item: uncraft.result, count: each * batch },
    items: items
      .map(({ item, pieces, left }) => ({ item, count: Math.min(Math.trunc(left), pieces) }))
      .filter(({ count }) => count > 0),
    tools: tools.tools,
    qualities: tools.qualities,
  };
}

function badNumber<Reason extends string>(reason: Reason): BadNumber<Reason> {
  return { ok: false, reason, missing: [] };
}
