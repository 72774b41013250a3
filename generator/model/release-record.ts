/** What a game has released: every id that saved games may contain, and what became of it since. */
import type { SourceText } from "./source-text.ts";

export const releaseStates = ["live", "obsolete", "migrated", "alias", "removed"] as const;
export type ReleaseState = (typeof releaseStates)[number];

/** The state of an id. */
export interface IdState {
  readonly state: ReleaseState;
  /** For `migrated` and `alias`: the id that stands for it. */
  readonly to?: string;
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

/** The text of a record. */
export interface RecordSource {
  readonly source: SourceText;
  /** False for a record that this content builds on: it is read and never written. */
  readonly own: boolean;
}
