/** The options and state with which item groups are rolled, passed from outer groups to nested ones. */
import type { Branded } from "../ids/brands.ts";
import type { Random } from "../numbers/random.ts";
import type { RollableGroup, UnrolledGroup } from "./spawned-item.ts";

/** Options that are needed wherever items may be spawned. */
export interface RollOptions {
  readonly random: Random;
  /** Finds the item groups that content names by id, which are defined outside of it. */
  readonly groups?: (id: Branded<"item_group">) => RollableGroup | undefined;
}

/** A roll in progress. */
export interface Rolling extends RollOptions {
  /** Ids of the groups that are being rolled, outermost first. */
  readonly within: readonly Branded<"item_group">[];
  /** The maximum number of lots in which the pieces counted here are rolled. */
  readonly lots: number;
  /** The number of rolls that this one stands for. */
  readonly rolls: number;
  readonly unrolled: UnrolledGroup[];
}
