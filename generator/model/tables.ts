/** What `index` makes: successors of tiles, and answers of look-ups. */
import type { KindName } from "./kind-names.ts";

/** Values that are asked with -> positions in the table, ascending. */
export type Postings = ReadonlyMap<string, readonly number[]>;
/** Postings by what records are looked up by. */
export type LookupPostings = Readonly<Record<string, Postings>>;

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
