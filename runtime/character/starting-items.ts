/** What a profession starts with, by the character's gender (§2.1). */

export type Gender = "male" | "female";

/** A single item of a starting list, made once. */
export interface StartingItemOf<Item, Snippet> {
  readonly item: Item;
  /** Gives the item its special description. */
  readonly snippet?: Snippet;
}

/** A group that is still to be rolled, once. */
export interface StartingGroupOf<Group> {
  readonly group: Group;
}

interface ItemList<Item, Snippet, Group> {
  readonly list: readonly StartingItemOf<Item, Snippet>[];
  readonly group?: Group;
}

interface WithItems<Item, Snippet, Group> {
  readonly items: {
    readonly both: ItemList<Item, Snippet, Group>;
    readonly male: ItemList<Item, Snippet, Group>;
    readonly female: ItemList<Item, Snippet, Group>;
  };
}

/**
 * Returns the starting items of a profession: those for both genders, then those for the given one, each in the order
 * of its list; an item that is listed several times is there as many times (§2.1). A list's item group follows its
 * items as one `{ group }`, which the game rolls. Substitutions by traits (§2.2) are not applied here.
 *
 * @param profession A profession's record.
 * @returns A new array; the entries are those of the record.
 *
 * @example
 * ```ts
 * import { startingItems } from "defwright/runtime";
 * import { profession, ProfessionId } from "./generated/index.js";
 *
 * const thief = profession.get(ProfessionId.letter_thief);
 * startingItems(thief, "female").at(-1); // => { item: "hat_pin", snippet: "hat_pin_with_a_past" }
 * ```
 */
export function startingItems<Item, Snippet, Group>(
  profession: WithItems<Item, Snippet, Group>,
  gender: Gender,
): (StartingItemOf<Item, Snippet> | StartingGroupOf<Group>)[] {
  const { both, [gender]: own } = profession.items;
  return [...entries(both), ...entries(own)];
}

function entries<Item, Snippet, Group>({
  list,
  group,
}: ItemList<Item, Snippet, Group>): (StartingItemOf<Item, Snippet> | StartingGroupOf<Group>)[] {
  return group === undefined ? [...list] : [...list, { group }];
}

/**
 * The name of a profession for a gender; a gender-neutral name is the same for both (§2.1).
 *
 * @example
 * ```ts
 * import { professionName } from "defwright/runtime";
 * import { profession, ProfessionId } from "./generated/index.js";
 *
 * professionName(profession.get(ProfessionId.mule_driver), "female"); // => "Muleteress"
 * ```
 */
export function professionName(
  profession: { readonly name: Readonly<Record<Gender, string>> },
  gender: Gender,
): string {
  return profession.name[gender];
}
