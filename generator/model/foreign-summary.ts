import type { Migration } from "./migration.ts";
import type { ExternalKind } from "./external-kind-names.ts";

/** What a file says besides objects of our kinds. */
export interface ForeignSummary {
  /** Ids of kinds defined outside the specification. */
  readonly externals: ExternalIds;
  /** What the items of the file say about their recoverability. */
  readonly items: readonly ItemFlags[];
  /** Ids of earlier content, and what became of them. */
  readonly migrations: readonly Migration[];
  /** How many objects are of other types. */
  readonly others: number;
}

export type ExternalIds = Readonly<Partial<Record<ExternalKind, readonly string[]>>>;

/** What one item object says about the flag. There are many of them: what is absent is not written. */
export interface ItemFlags {
  /** Its ids, or its name as a template. */
  readonly names: readonly string[];
  readonly parent?: string;
  /** Whether its own list has the flag; absent where it has no list, or where a list without it changes nothing. */
  readonly own?: boolean;
  readonly added?: true;
  readonly removed?: true;
}
