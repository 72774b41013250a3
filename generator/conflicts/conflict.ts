/** What two packs both do to the same definition. */
import type { KindName } from "../model/kind-names.ts";
import type { Pack } from "../model/pack.ts";
import type { ValueLocation } from "../explain/explanation.ts";

export const conflictTypes = [
  /** Both say a member; the later one wins. */
  "written-twice",
  /** Both define the id; one of the two definitions is lost, with everything that only it says. */
  "defined-twice",
  /** A definition takes the place of one that another pack had changed: those changes are lost. */
  "change-lost",
  /** A modification takes out what another pack adds. */
  "removal-of-added",
  /** One changes a list or a number that the other one replaces: which one comes first decides. */
  "order-decides",
  /** A definition copies from one that another pack changes: what it copies depends on which comes first. */
  "copied-around-change",
  /** Two substitutions of one item can both hold; the first loaded one does (§2.2). */
  "substituted-twice",
] as const;
export type ConflictType = (typeof conflictTypes)[number];

export interface Conflict {
  readonly type: ConflictType;
  readonly kind: KindName;
  /** Of substitutions the item that they replace. */
  readonly id: string;
  /** Member or list, where it is about one. */
  readonly member?: string;
  /** In load order; `places` and `packs` go together. */
  readonly packs: readonly [Pack, Pack];
  readonly places: readonly [ValueLocation, ValueLocation];
  /** Whose word holds, where one's does. */
  readonly winner?: Pack;
  /** The packs are a definition's own and one that changes it: that is what packs are for. */
  readonly intended: boolean;
}

/** An override of something that is not there (§7.2). */
export interface IdleOverride {
  readonly kind: KindName;
  readonly id: string;
  readonly pack: Pack;
  readonly place: ValueLocation;
}

/** Two packs that would add up to something else the other way round. */
export interface OpenOrder {
  readonly packs: readonly [Pack, Pack];
  /** Definitions for which it matters. */
  readonly definitions: readonly { readonly kind: KindName; readonly id: string }[];
}

export interface ConflictReport {
  readonly conflicts: readonly Conflict[];
  readonly idleOverrides: readonly IdleOverride[];
  readonly openOrders: readonly OpenOrder[];
}
