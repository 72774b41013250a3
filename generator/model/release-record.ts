/** What a game has released: every id that saved games may hold, and what became of it since. */
import type { SourceText } from "./source-text.ts";

export const releaseStates = ["live", "obsolete", "migrated", "alias", "removed"] as const;
export type ReleaseState = (typeof releaseStates)[number];

/** What an id is. */
export interface IdState {
  readonly state: ReleaseState;
  /** The id that stands for it, of what is `migrated` or an `alias`. */
  readonly to?: string;
}

/** What an id became with a release. */
export interface ReleaseChange extends IdState {
  readonly release: string;
}

/** One id and all that became of it, the oldest first; at least one change. */
export interface ReleasedId {
  readonly kind: string;
  readonly id: string;
  readonly changes: readonly ReleaseChange[];
  /** Where it stands in the record's list. */
  readonly index: number;
}

/** The text of a record. */
export interface RecordSource {
  readonly source: SourceText;
  /** False of a record that this content builds on: it is read, and never written. */
  readonly own: boolean;
}
