/** What `index` makes: successors of tiles, and results of look-ups. */
import type { KindName } from "./kind-names.ts";

/** Values to look up -> positions in the table, ascending. */
export type PostingLists = ReadonlyMap<string, readonly number[]>;
/** Postings by the key of the look-up, such as a component. */
export type LookupPostings = Readonly<Record<string, PostingLists>>;

/** id -> successor, per verb. */
export type Edges = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface Tables {
  /** Ids of each kind in index order. */
  readonly order: ReadonlyMap<KindName, readonly string[]>;
  /** For kinds with transitions. */
  readonly edges: ReadonlyMap<KindName, Edges>;
  /** For kinds with look-ups. */
  readonly lookups: ReadonlyMap<KindName, LookupPostings>;
}
