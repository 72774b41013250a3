/** Results of actions on the map: data that the game applies. Nothing is printed, mutated or thrown. */
import type { Branded, KindOf } from "../ids/brands.ts";
import type { SpawnedItem, UnrolledGroup } from "../items/spawned-item.ts";

/** A piece of furniture or terrain. */
export interface MapObject<Id extends string> {
  /** Which of the two layers of the tile it is on. */
  readonly kind: KindOf<Id>;
  readonly id: Id;
}

/** A sound to be heard. */
export interface Sound {
  /** What it sounds like, as text for the player. */
  readonly text: string;
  /**
   * Volume in the game's own unit, roughly the distance in tiles at which it is heard; absent if the content leaves it
   * to the game.
   */
  readonly volume?: number;
}

/** The effects of an action. Every list is present, and empty if nothing of the kind happens. */
export interface Happenings {
  /** Texts for the player, in order. */
  readonly messages: readonly string[];
  readonly sounds: readonly Sound[];
  /** Items to put on the tile. */
  readonly items: readonly SpawnedItem[];
  /** Time the action takes beyond the game's own cost of a move, in seconds. */
  readonly duration_seconds: number;
  /** Item groups that could not be rolled; absent if there are none. */
  readonly unrolled_groups?: readonly UnrolledGroup[];
}

/** The action was done. */
export interface Change<Id extends string> extends Happenings {
  readonly ok: true;
  /** The object that stands on the tile from now on, in place of the old one (§3.1). */
  readonly next: MapObject<Id>;
  /** An explosion on the tile, if there is one, and its strength in the game's own unit (§2.7). */
  readonly explosion?: { readonly strength: number };
  /** The trap that was built into the old terrain and is removed with it (§2.6, §3.1). */
  readonly removed_trap?: Branded<"trap">;
}

/** The action was tried and failed: the object stays as it is, but time passed and there is something to report. */
export interface Failure<Reason extends string> extends Happenings {
  readonly ok: false;
  readonly reason: Reason;
}
