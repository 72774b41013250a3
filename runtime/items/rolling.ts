/** What item groups are rolled with, from the outermost to those within. */
import type { Branded } from "../ids/brands.ts";
import type { Random } from "../numbers/random.ts";
import type { RollableGroup, UnrolledGroup } from "./spawned-item.ts";

/** What is needed wherever items may be spawned. */
export interface RollOptions {
  readonly random: Random;
  /** Item groups that content names by id; they are defined outside of it. */
  readonly groups?: (id: Branded<"item_group">) => RollableGroup | undefined;
}

/** A roll under way. */
export interface Rolling extends RollOptions {
  /** Groups by id that are being rolled, outermost first. */
  readonly within: readonly Branded<"item_group">[];
  /** In how many lots, at most, what is counted here is rolled. */
  readonly lots: number;
  /** For how many rolls this one stands. */
  readonly rolls: number;
  readonly unrolled: UnrolledGroup[];
}
