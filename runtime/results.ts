/** What an action on the map comes to: data that the game applies. Nothing is printed, mutated or thrown. */
import type { Branded, KindOf } from "./brands.ts";

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
  /** Volume in the game's own measure, about the distance in tiles at which it is heard. */
  readonly volume: number;
}

/** Items to put on the tile. */
export interface SpawnedItem {
  readonly item: Branded<"item">;
  /** At least 1. */
  readonly count: number;
}

/** The action was done. Every list is present, empty where nothing of the kind happens. */
export interface Change<Id extends string> {
  readonly ok: true;
  /** What stands on the tile from now on, in place of the old object (§3.1). */
  readonly next: MapObject<Id>;
  /** What the player reads, in order. */
  readonly messages: readonly string[];
  readonly sounds: readonly Sound[];
  readonly items: readonly SpawnedItem[];
  /** Time the action takes beyond the game's own cost of a move, in seconds. */
  readonly duration_seconds: number;
}

/** The action cannot be done; nothing changes. */
export interface Refusal<Reason extends string> {
  readonly ok: false;
  readonly reason: Reason;
}
