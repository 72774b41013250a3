/** Taking things apart (§2.10). */
import { isCount } from "./batch.ts";
import { planCrafting } from "./crafting.ts";
import type { CraftingPlan, CraftingRefusal } from "./crafting.ts";
import type { PlayerWords } from "./missing.ts";
import { refusedNumbers } from "../numbers/numbers.ts";
import type { Requirements } from "./requirements.ts";
import type { Refusal } from "../numbers/refusal.ts";
import type { Supplies } from "./supplies.ts";

/** What is read of an uncraft. */
interface TakenApart<Item extends string, Quality extends string> extends Requirements<
  Item,
  Quality
> {
  readonly result: Item;
  readonly obsolete: boolean;
  readonly charges?: number;
  readonly items_taken_apart: number;
}

/** What is read of a row to find it; recipes have no `items_taken_apart`. */
type Uncraft = Pick<TakenApart<string, string>, "result" | "obsolete" | "items_taken_apart">;

/** What is asked of the table of uncrafts. */
interface Uncrafts<Row> {
  ids(): readonly string[];
  at(index: number): Row | undefined;
}

/**
 * The uncraft that takes an item apart; `undefined` where nothing does, or where it is kept only for old saves
 * (§2.10, §9.2). Of several it is the one without a suffix, else the first by id; `recipesByResult` with the look-ups
 * of uncrafts gives all of them.
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
  // Ids are the item's with a suffix, mostly an empty one, and stand in order.
  const ids = table.ids();
  for (let index = firstFrom(ids, item); ids[index]?.startsWith(item) === true; index += 1) {
    const row = table.at(index);
    if (row?.result === item && !row.obsolete) return row;
  }
  return undefined;
}

/** Where a text stands, or would stand, in a list in code-unit order. */
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
  /**
   * How many times, a whole number from 1, which it is where absent; each takes apart as many items as the uncraft
   * says.
   */
  readonly batch?: number;
  /**
   * Charges of one stack of an item that is counted by them, where the uncraft does not say: a whole number from 1,
   * which it is where absent.
   */
  readonly default_charges?: number;
  /**
   * What the item remembers to be made of, for one time; it comes back in place of what the uncraft lists. Counts below
   * 1 are nothing, fractions are cut off.
   */
  readonly made_of?: readonly { readonly item: Item; readonly count: number }[];
  /** Whether an item never comes back, because its own definition says so; no item where absent. */
  readonly isUnrecoverable?: (item: Item) => boolean;
  /** Chance: how many of so many pieces come out whole, at most all; as `made_of` counts. All where absent. */
  readonly recovered?: (item: Item, count: number) => number;
}

/**
 * Why it is not taken apart: as for crafting, and
 * - `not-a-number`: also where a number of the options, or of `recovered`, is NaN or infinite
 * - `bad-charges`: `default_charges` is no whole number from 1
 */
export type DisassemblyRefusal<Item extends string, Quality extends string> =
  CraftingRefusal<Item, Quality> | BadNumber<"not-a-number" | "bad-charges">;

interface BadNumber<Reason extends string> extends Refusal<Reason> {
  /** Nothing that was asked for. */
  readonly missing: readonly [];
}

/** What taking apart comes to. */
export interface Disassembly<Item extends string, Quality extends string> {
  readonly ok: true;
  /** What is taken apart: pieces, or charges of an item that is counted by them. */
  readonly taken: { readonly item: Item; readonly count: number };
  /** What comes back, one entry for each group; those of which nothing is left are left out. */
  readonly items: readonly { readonly item: Item; readonly count: number }[];
  readonly tools: CraftingPlan<Item, Quality>["tools"];
  readonly qualities: CraftingPlan<Item, Quality>["qualities"];
}

/**
 * What an item comes apart into: of each group the first alternative that can be recovered (§2.10). The tools have to
 * be at hand beside the items that are taken apart.
 *
 * @param supplies What is at hand, the item itself included.
 * @param words How things are called in the sentences about what is missing; by their ids where absent.
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
  // What is taken apart is to taking apart what components are to making.
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
