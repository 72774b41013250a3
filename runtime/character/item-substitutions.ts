/** Replacement of starting items according to the character's traits (§2.2). */
import type { Branded } from "../ids/brands.ts";
import { rangeError } from "../numbers/numbers.ts";
import type { RollableGroup, SpawnedItem } from "../items/spawned-item.ts";

type ItemId = Branded<"item">;
type TraitId = Branded<"trait">;

/** Holds for a character with all of the `present` traits and none of the `absent` ones. */
export interface TraitCondition {
  readonly present: readonly TraitId[];
  readonly absent: readonly TraitId[];
}

interface NewItem {
  readonly item: ItemId;
  readonly ratio: number;
}

/** A substitution's record; both forms of the format have been turned into this one. */
export interface SubstitutionRow {
  readonly replacements: readonly {
    readonly item: ItemId;
    readonly sub: readonly (TraitCondition & { readonly new: readonly NewItem[] })[];
  }[];
  /** An item or a group to give in addition if the condition holds (extension). */
  readonly bonus?: TraitCondition & { readonly item?: ItemId; readonly group?: RollableGroup };
}

export interface SubstitutionOptions {
  /** All traits of the character, including the profession's own. */
  readonly traits: Iterable<TraitId>;
  /**
   * The default charges of a stack of an item that is counted by charges, such as nails; `undefined` for any other
   * item. If the function is absent, no item is counted by charges. A number below 1 is accepted; the number of new
   * items or charges is at least 1 in any case.
   */
  readonly defaultCharges?: ((item: ItemId) => number | undefined) | undefined;
}

/** Content decides how far replacements branch; after this many, the remaining items stay as they are. */
const mostReplacements = 10_000;

/**
 * Replaces items according to what substitutions say about the character's traits (§2.2), each in its place. An item is
 * replaced by the first entry in load order whose condition holds: every `present` trait is there and none of the
 * `absent` ones. The replacements are replaced in turn, but no item by itself again, not even through others. Items
 * inside others are replaced as well.
 *
 * A ratio is the number of new items for each old one; for items that are counted by charges it is the number of
 * charges. It is rounded to the nearest whole number, half up, and is at least 1.
 *
 * @param substitutions Records in load order.
 * @param items Counts and charges are numbers from 0; there are no more than 2^53 - 1 of the new items.
 * @returns A new array.
 * @throws RangeError if a number of an item, or what `defaultCharges` returns, is NaN or infinite.
 *
 * @example
 * ```ts
 * import { substituteItems } from "defwright/runtime";
 * import { itemId, professionItemSubstitutions, traitId } from "./generated/index.js";
 *
 * const items = [{ item: itemId("buttered_roll"), count: 3 }];
 * const traits = [traitId("night_owl")];
 * const replaced = substituteItems(items, professionItemSubstitutions.all(), { traits });
 * replaced; // => [{ item: "midnight_biscuit", count: 6 }]
 * ```
 */
export function substituteItems(
  items: Iterable<SpawnedItem>,
  substitutions: Iterable<SubstitutionRow>,
  { traits, defaultCharges = () => undefined }: SubstitutionOptions,
): SpawnedItem[] {
  const rules = holdingRules(substitutions, new Set(traits));
  let left = mostReplacements;
  const substitute = (given: Iterable<SpawnedItem>): SpawnedItem[] => {
    const done: SpawnedItem[] = [];
    const waiting: Step[] = Array.from(given, (item) => ({ item, before: undefined })).reverse();
    for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
      const { item } = step;
      const rule = rules.get(item.item);
      if (rule === undefined || left === 0 || isWithinItself(step)) {
        done.push(item.contents ? { ...item, contents: substitute(item.contents) } : item);
        continue;
      }
      left--;
      for (const next of [...rule].reverse()) {
        waiting.push({ item: replacement(item, next, defaultCharges), before: step });
      }
    }
    return done;
  };
  return substitute(checked(items));
}

function checked(items: Iterable<SpawnedItem>): SpawnedItem[] {
  const list = [...items];
  for (const { item, count, charges = 0, damage = 0, dirt = 0, contents } of list) {
    check("count", item, count);
    check("charges", item, charges);
    check("damage", item, damage);
    check("dirt", item, dirt);
    if (contents !== undefined) checked(contents);
  }
  return list;
}

function check(what: string, item: string, number: number): void {
  if (Number.isFinite(number)) return;
  throw rangeError(`${what} of ${item}`, "a finite number", number);
}

export function holds({ present, absent }: TraitCondition, traits: ReadonlySet<TraitId>): boolean {
  return present.every((trait) => traits.has(trait)) && !absent.some((trait) => traits.has(trait));
}

/** Item -> its replacements: those of the first entry in load order whose condition holds. */
function holdingRules(
  substitutions: Iterable<SubstitutionRow>,
  traits: ReadonlySet<TraitId>,
): ReadonlyMap<ItemId, readonly NewItem[]> {
  const rules = new Map<ItemId, readonly NewItem[]>();
  for (const { replacements } of substitutions) {
    for (const { item, sub } of replacements) {
      const found = rules.has(item) ? undefined : sub.find((entry) => holds(entry, traits));
      if (found !== undefined) rules.set(item, found.new);
    }
  }
  return rules;
}

/** An item, and the one that it replaces. */
interface Step {
  readonly item: SpawnedItem;
  readonly before: Step | undefined;
}

function isWithinItself({ item, before }: Step): boolean {
  for (let step = before; step !== undefined; step = step.before) {
    if (step.item.item === item.item) return true;
  }
  return false;
}

/** `count` stays the number of stacks if the new item is counted by charges. */
function replacement(
  old: SpawnedItem,
  { item, ratio }: NewItem,
  defaultCharges: NonNullable<SubstitutionOptions["defaultCharges"]>,
): SpawnedItem {
  const usual = defaultCharges(old.item);
  if (usual !== undefined) check("defaultCharges", old.item, usual);
  const amount = usual === undefined ? 1 : (old.charges ?? usual);
  // Nothing is negative here, so half up is half away from zero.
  const number = Math.min(Math.max(1, Math.round(ratio * amount)), Number.MAX_SAFE_INTEGER);
  const charges = defaultCharges(item);
  if (charges !== undefined) check("defaultCharges", item, charges);
  return charges === undefined
    ? { item, count: Math.min(old.count * number, Number.MAX_SAFE_INTEGER) }
    : { item, count: old.count, charges: number };
}
