/** Items that are spawned, and what their groups say about them (§2.7–2.9). */
import type { Branded } from "../ids/brands.ts";

type ItemId = Branded<"item">;
type ItemGroupId = Branded<"item_group">;
type Range = readonly [least: number, greatest: number];

/** Items to put on the tile. Members other than `item` and `count` are present only if the content calls for them. */
export interface SpawnedItem {
  readonly item: ItemId;
  /** A whole number from 1 to 2^53 - 1. */
  readonly count: number;
  /** Charges of each of them. */
  readonly charges?: number;
  /** Damage level of each of them. */
  readonly damage?: number;
  /** Fouling of each of them. */
  readonly dirt?: number;
  /** Items inside each of them. */
  readonly contents?: readonly SpawnedItem[];
  /** The container that each of them is in. */
  readonly container?: ItemId;
  /** The ammunition that each of them is loaded with. */
  readonly ammo?: ItemId;
  /** Whether each of them is loaded, if it is a weapon. */
  readonly loaded?: true;
  /** Whether each of them comes with a magazine, if it is a weapon. */
  readonly with_magazine?: true;
  /** Flags set on each of them. */
  readonly custom_flags?: readonly string[];
  /** Whether each of them is switched on. */
  readonly active?: boolean;
  /** The snippet that describes each of them. */
  readonly snippet?: Branded<"snippet">;
}

/** A group from which nothing was spawned, and why. */
export interface UnrolledGroup {
  readonly group: ItemGroupId;
  /**
   * - `unknown-group`: no `groups` was given, or it does not know the id; the game may roll the group itself
   * - `group-within-itself`: rolling the group leads back to it; the recursion is cut there
   */
  readonly reason: "unknown-group" | "group-within-itself";
  /** The number of rolls that this stands for; 1 if absent. */
  readonly rolls?: number;
}

/** An item group in the form of the generated data (§2.7). */
export type RollableGroup = GroupReference | GroupInPlace;

/** A group that is defined elsewhere. */
interface GroupReference {
  readonly group: ItemGroupId;
}

export interface GroupInPlace {
  /** A collection tries each entry separately, with a chance of `prob` percent; a distribution picks one, by weight. */
  readonly subtype: "collection" | "distribution";
  readonly ammo?: number;
  readonly magazine?: number;
  readonly entries: readonly RollableEntry[];
}

/** The members that every entry may have about the items it spawns. */
export interface EntryMembers {
  readonly prob: number;
  readonly count: Range;
  readonly charges?: Range;
  readonly damage?: Range;
  readonly dirt?: Range;
  readonly contents_items?: readonly ItemId[];
  readonly contents_groups?: readonly ItemGroupId[];
  readonly container_item?: ItemId;
  readonly container_group?: ItemGroupId;
  readonly ammo_item?: ItemId;
  readonly ammo_group?: ItemGroupId;
  readonly custom_flags?: readonly string[];
  readonly active?: boolean;
  readonly snippets?: readonly Branded<"snippet">[];
}

export type RollableEntry = EntryMembers &
  ({ readonly item: ItemId } | GroupReference | { readonly nested: GroupInPlace });
