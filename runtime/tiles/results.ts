/** What an action on the map comes to: data that the game applies. Nothing is printed, mutated or thrown. */
import type { Branded, KindOf } from "../ids/brands.ts";
import type { SpawnedItem, UnrolledGroup } from "../items/spawned-item.ts";

/** A piece of furniture or terrain. */
export interface MapObject<Id extends string> {
  /** Which of the two layers of the tile it is in. */
  readonly kind: KindOf<Id>;
  readonly id: Id;
}

/** Something to be heard. */
export interface Sound {
  /** What it sounds like, for the player to read. */
  readonly text: string;
  /**
   * Volume in the game's own measure, about the distance in tiles at which it is heard; absent where the content
   * leaves it to the game.
   */
  readonly volume?: number;
}

/** What goes with an action. Every list is present, empty where nothing of the kind happens. */
export interface Happenings {
  /** What the player reads, in order. */
  readonly messages: readonly string[];
  readonly sounds: readonly Sound[];
  /** Items to put on the tile. */
  readonly items: readonly SpawnedItem[];
  /** Time the action takes beyond the game's own cost of a move, in seconds. */
  readonly duration_seconds: number;
  /** Item groups that could not be rolled; absent where there are none. */
  readonly unrolled_groups?: readonly UnrolledGroup[];
}

/** The action was done. */
export interface Change<Id extends string> extends Happenings {
  readonly ok: true;
  /** What stands on the tile from now on, in place of the old object (§3.1). */
  readonly next: MapObject<Id>;
  /** An explosion on the tile, where there is one, and its strength in the game's own measure (§2.7). */
  readonly explosion?: { readonly strength: number };
  /** The trap that was built into the old terrain and is gone with it (§2.6, §3.1). */
  readonly removed_trap?: Branded<"trap">;
}

/** The action was tried and failed: the object stays what it is, but time passed and there is something to tell. */
export interface Failure<Reason extends string> extends Happenings {
  readonly ok: false;
  readonly reason: Reason;
}
