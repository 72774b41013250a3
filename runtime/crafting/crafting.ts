/** Whether something can be crafted from what is at hand, from which items, and what is missing (§2.10). */
import { assign } from "./assign.ts";
import { checkedBatch, refusedBatch, type BatchRefusal } from "./batch.ts";
import type { StockUse } from "./ledger.ts";
import { whatIsMissing, type Missing, type PlayerWords } from "./missing.ts";
import { waysMet } from "./quality-needs.ts";
import { askFor, waysOf, type QualityAmount, type Requirements } from "./requirements.ts";
import type { CraftingQuery } from "./requirements.ts";
import type { Refusal } from "../numbers/refusal.ts";
import type { Supplies } from "./supplies.ts";

/** The members of a recipe that are read. */
export interface Craftable<Item extends string, Quality extends string> extends Requirements<
  Item,
  Quality
> {
  readonly obsolete: boolean;
}

export interface CraftingOptions<Item extends string> {
  /**
   * Number of crafts at once, a whole number from 1; 1 if absent. Components and charges are needed that many times.
   */
  readonly batch?: number;
  /** Items that the player prefers to those that the recipe lists before them. */
  readonly prefer?: readonly Item[];
}

/** What the recipe is made from: one alternative of each group, in the order of the recipe, for the whole batch. */
export interface CraftingPlan<Item extends string, Quality extends string> {
  readonly ok: true;
  readonly components: readonly {
    readonly item: Item;
    /** Pieces, or charges if it is counted by them. */
    readonly count: number;
    /** Whether taking the product apart gives it back. */
    readonly recoverable: boolean;
  }[];
  readonly tools: readonly {
    readonly item: Item;
    /** Pieces that have to be there. */
    readonly count: number;
    /** Charges that are used up; 0 if it only has to be there. */
    readonly charges: number;
  }[];
  /** Tools that have to be left over: if the pieces of an item differ, those without such a quality are used first. */
  readonly qualities: readonly QualityAmount<Quality>[];
}

/**
 * Why it cannot be crafted:
 * - `not-a-number`, `bad-batch`: the batch is not a whole number from 1
 * - `obsolete`: the recipe is kept only for old saves (§9.2)
 * - `not-enough`: some groups have no alternative at hand
 * - `not-enough-together`: each group has one, but what is at hand is not enough for all of them
 */
export interface CraftingRefusal<Item extends string, Quality extends string> extends Refusal<
  BatchRefusal | "obsolete" | "not-enough" | "not-enough-together"
> {
  /** What is missing; empty if that was not examined. */
  readonly missing: readonly Missing<Item, Quality>[];
}

/**
 * Whether a recipe can be made from what is at hand. The answer is exact, even if several of its groups want the same
 * item, if an item is both tool and component (then both are needed), or if a component is the only tool with a needed
 * quality (§2.10). Skills and whether the recipe is known are not considered. A batch that `planCrafting` refuses
 * cannot be made.
 *
 * @example
 * ```ts
 * import { canCraft, craftingSupplies } from "defwright/runtime";
 * import { recipe, RecipeId, itemId } from "./generated/index.js";
 *
 * const scarf = recipe.get(RecipeId.scarf_of_wool);
 * const yarn = { item: itemId("wool_yarn"), charges: 70 };
 * canCraft(scarf, craftingSupplies([yarn])); // => false
 * canCraft(scarf, craftingSupplies([yarn, { item: itemId("knitting_needles") }])); // => true
 * ```
 */
export function canCraft<Item extends string, Quality extends string>(
  recipe: Craftable<Item, Quality>,
  supplies: Supplies<NoInfer<Item>, NoInfer<Quality>>,
  { batch = 1 }: CraftingOptions<NoInfer<Item>> = {},
): boolean {
  if (recipe.obsolete || refusedBatch(batch) !== undefined) return false;
  const { groups, needs } = askFor(recipe, supplies, batch);
  return assign(groups, needs) !== undefined;
}

/**
 * Returns the alternatives from which a recipe is made, or what is missing for it (§2.10). Of all the ways that work,
 * it is the one that takes, group by group, the first alternative of the list, or one that the player prefers. Nothing
 * is taken: the plan is data that the game applies.
 *
 * @param words The names of items and qualities in the sentences about what is missing; their ids if absent.
 *
 * @example
 * ```ts
 * import { craftingSupplies, planCrafting } from "defwright/runtime";
 * import { recipe, RecipeId, itemId } from "./generated/index.js";
 *
 * const needles = { item: itemId("knitting_needles") };
 * const scarf = recipe.get(RecipeId.scarf_of_wool);
 * const plan = planCrafting(scarf, craftingSupplies([needles, { item: itemId("wool_yarn"), charges: 200 }]), {
 *   batch: 3,
 * });
 * plan.ok && plan.components; // => [{ item: "wool_yarn", count: 180, recoverable: true }]
 *
 * const refused = planCrafting(scarf, craftingSupplies([needles]));
 * !refused.ok && refused.missing.map(({ text }) => text); // => ["Needs 60 wool_yarn."]
 * ```
 */
export function planCrafting<Item extends string, Quality extends string>(
  recipe: Craftable<Item, Quality>,
  supplies: Supplies<NoInfer<Item>, NoInfer<Quality>>,
  options: CraftingOptions<NoInfer<Item>> = {},
  words: PlayerWords<NoInfer<Item>, NoInfer<Quality>> = {},
): CraftingPlan<Item, Quality> | CraftingRefusal<Item, Quality> {
  const { batch = 1, prefer = [] } = options;
  const refused = refusedBatch(batch) ?? (recipe.obsolete ? "obsolete" : undefined);
  if (refused !== undefined) return { ok: false, reason: refused, missing: [] };
  const query = preferred(askFor(recipe, supplies, batch), prefer);
  const uses = firstChoice(query);
  if (uses === undefined) return whatIsMissing(recipe, supplies, query, batch, words);
  const { components, tools } = recipe;
  const met = waysMet(query.needs) ?? [];
  return {
    ok: true,
    components: components.map((group, number) => {
      const { item, amount, alternative } = usedBy(uses, number);
      return { item: item as Item, count: amount, recoverable: group[alternative]?.[2] ?? true };
    }),
    tools: tools.map((_, number) => {
      const { item, purpose, amount } = usedBy(uses, components.length + number);
      return purpose === "charges"
        ? { item: item as Item, count: 1, charges: amount }
        : { item: item as Item, count: amount, charges: 0 };
    }),
    qualities: recipe.qualities.map((quality, number) => {
      const { id, level, amount } = waysOf(quality)[met[number] ?? 0] ?? quality;
      return { id, level, amount };
    }),
  };
}

/**
 * Returns, for every component group (§2.10), the items that it could take, given what the groups before it have been
 * promised: what a game offers if it lets the player choose. An item is offered only if the rest of the recipe can
 * still be made.
 *
 * @param chosen The items chosen for the first groups, in their order.
 * @returns One list for each component group; all are empty if the recipe cannot be made in this way.
 * @throws RangeError if `batch` is not a whole number from 1.
 *
 * @example
 * ```ts
 * import { craftingChoices, craftingSupplies } from "defwright/runtime";
 * import { recipe, RecipeId, itemId } from "./generated/index.js";
 *
 * const supplies = craftingSupplies([
 *   { item: itemId("letter_opener") },
 *   { item: itemId("letter_paper"), count: 5 },
 *   { item: itemId("old_newspaper"), count: 9 },
 *   { item: itemId("flour_paste"), count: 1 },
 * ]);
 * craftingChoices(recipe.get(RecipeId.envelope), supplies); // => [["letter_paper", "old_newspaper"], ["flour_paste"]]
 * ```
 */
export function craftingChoices<Item extends string, Quality extends string>(
  recipe: Craftable<Item, Quality>,
  supplies: Supplies<NoInfer<Item>, NoInfer<Quality>>,
  chosen: readonly NoInfer<Item>[] = [],
  { batch = 1 }: CraftingOptions<NoInfer<Item>> = {},
): Item[][] {
  const { groups, needs } = askFor(recipe, supplies, checkedBatch(batch));
  const decided = groups.map((group, number) => {
    const item = number < recipe.components.length ? chosen[number] : undefined;
    return item === undefined ? group : group.filter(({ ledger }) => ledger.item === item);
  });
  return recipe.components.map((_, number) =>
    (decided[number] ?? [])
      .filter((use) => !recipe.obsolete && assign(decided.with(number, [use]), needs) !== undefined)
      .map(({ ledger }) => ledger.item as Item),
  );
}

/** The first choice in the order of the lists: by groups, then by alternatives. */
function firstChoice({ groups, needs }: CraftingQuery): readonly StockUse[] | undefined {
  const first = assign(groups, needs);
  if (first === undefined) return undefined;
  let found: readonly StockUse[] = first;
  let decided = groups;
  for (let number = 0; number < groups.length; number += 1) {
    for (const use of groups[number] ?? []) {
      const next = decided.with(number, [use]);
      // The last result agrees with everything decided so far, so it need not be searched again.
      const again: readonly StockUse[] | undefined =
        use === found[number] ? found : assign(next, needs);
      if (again === undefined) continue;
      found = again;
      decided = next;
      break;
    }
  }
  // Sets the ledgers to what this choice takes.
  return assign(decided, needs);
}

/** The same query, with the preferred items first in every group. */
function preferred(query: CraftingQuery, items: readonly string[]): CraftingQuery {
  if (items.length === 0) return query;
  const rank = new Map(items.map((item, index) => [item, index]));
  const rankOf = ({ ledger }: StockUse): number => rank.get(ledger.item) ?? items.length;
  const groups = query.groups.map((group) =>
    [...group].sort((one, other) => rankOf(one) - rankOf(other)),
  );
  return { ...query, groups };
}

function usedBy(
  uses: readonly StockUse[],
  number: number,
): Omit<StockUse, "ledger"> & { readonly item: string } {
  const use = uses[number];
  if (use === undefined) throw new Error(`no use for group ${String(number)}`);
  return { ...use, item: use.ledger.item };
}
