/** What a game has released: every id that saved games may contain, and what became of it since. */
import type { Format } from "../../runtime/tables/format.ts";
import type { KindName } from "./kind-names.ts";
import type { SourceText } from "./source-text.ts";

/** The newest format of records that is read; `release` writes it. */
export const recordFormat: Format = "0.1";

/** Default file name of the record of releases; it is never content, wherever it is. */
export const recordName = "defwright.lock.json";

export const releaseStates = ["live", "obsolete", "migrated", "alias", "removed"] as const;
export type ReleaseState = (typeof releaseStates)[number];

/** The state of an id. */
export interface IdState {
  readonly state: ReleaseState;
  /** For `migrated` and `alias`: the id that stands for it. */
  readonly to?: string;
  /** For `live` and `obsolete`: what the definition is, in its own words; absent in records without a format. */
  readonly meaning?: string;
}

/** The state that an id got with a release. */
export interface ReleaseChange extends IdState {
  readonly release: string;
}

/** One id and all its changes, the oldest first; there is at least one. */
export interface ReleasedId {
  readonly kind: string;
  readonly id: string;
  readonly changes: readonly ReleaseChange[];
  /** Its index in the record's list. */
  readonly index: number;
}

/** A release, as the record lists it. */
export interface Release {
  readonly name: string;
  /** Its place in the order of releases, from 1; releases of two branches may share one. */
  readonly number: number;
  /** The last release of each record that the content was built on, in their order; "" where there was none. */
  readonly base: readonly string[];
}

/** Ids by kind and id, in the order of the record. */
export type ReleasedIds = ReadonlyMap<string, ReadonlyMap<string, ReleasedId>>;

/** A record, as it is read. */
export interface ReleaseRecord {
  readonly ids: ReleasedIds;
  /** The oldest first. */
  readonly releases: readonly Release[];
}

/** The text of a record. */
export interface ReleaseRecordText {
  readonly source: SourceText;
  /** False for a record that this content builds on: it is read and never written. */
  readonly own: boolean;
}

/** By id: up to which release (exclusive, by index) it stood for what now has the id `to`, the earliest first. */
export type ReusedIds = ReadonlyMap<string, readonly MeaningUntil[]>;

export interface MeaningUntil {
  readonly until: number;
  /** The present id; absent if nothing took its place. */
  readonly to?: string;
}

export interface SavedHistory {
  /** The name that saves of this content carry; absent if no released id was ever replaced or used again. */
  readonly release?: string;
  /** Names of releases, the oldest first, up to the last one that `until` needs. */
  readonly releases: readonly string[];
  readonly reused: (kind: KindName) => ReusedIds;
}
