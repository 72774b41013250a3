/** Conflicts between two packs over the same definition. */
import type { KindName } from "../model/kind-names.ts";
import type { Pack } from "../model/pack.ts";
import type { ValueLocation } from "../explain/explanation.ts";

export type ConflictType =
  /** Both write a member; the later one wins. */
  | "written-twice"
  /** Both define the id; one of the two definitions is lost, with everything that only it states. */
  | "defined-twice"
  /** A definition replaces one that another pack had changed: those changes are lost. */
  | "change-lost"
  /** A modification removes what another pack adds. */
  | "removal-of-added"
  /** One changes a list or a number that the other one replaces: the result depends on which comes first. */
  | "order-decides"
  /** A definition copies from one that another pack changes: what it copies depends on which comes first. */
  | "copied-around-change"
  /** Two substitutions of one item can both apply; the one loaded first does (§2.2). */
  | "substituted-twice";

export interface Conflict {
  readonly type: ConflictType;
  readonly kind: KindName;
  /** For substitutions, the item that they replace. */
  readonly id: string;
  /** The member or list, if the conflict is about one. */
  readonly member?: string;
  /** In load order; `places` correspond to `packs`. */
  readonly packs: readonly [Pack, Pack];
  readonly places: readonly [ValueLocation, ValueLocation];
  /** The pack that wins, if one does. */
  readonly winner?: Pack;
  /** Whether the later pack changes what another one, on which it depends, makes: that is what packs are for. */
  readonly intended: boolean;
}

/** An override of something that does not exist (§7.2). */
export interface IdleOverride {
  readonly kind: KindName;
  readonly id: string;
  readonly pack: Pack;
  readonly place: ValueLocation;
}

/** Two packs whose result would differ if their order were reversed. */
export interface OpenOrder {
  readonly packs: readonly [Pack, Pack];
  /** Definitions for which the order matters. */
  readonly definitions: readonly { readonly kind: KindName; readonly id: string }[];
}

export interface ConflictReport {
  readonly conflicts: readonly Conflict[];
  readonly idleOverrides: readonly IdleOverride[];
  readonly openOrders: readonly OpenOrder[];
}
