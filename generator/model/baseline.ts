/** What identifies a finding across edits of the file around it: everything but its line. */
export interface Identity {
  readonly code: string;
  /** Path of its file; the caller decides what it is relative to. */
  readonly file: string;
  /** Type and id of the top-level object that it is in, such as `terrain t_door`; "" if there are none. */
  readonly definition: string;
  /** Names of the members that lead to it, such as `bash.items`; indices in lists are left out. */
  readonly at: string;
  /** What was found: the message up to its dash, since the words for what was expected may change. */
  readonly found: string;
}

export interface BaselineEntry extends Identity {
  /** How many findings of this identity are accepted. */
  readonly count: number;
}

/** Findings that are accepted, so that only new ones fail. */
export interface Baseline {
  /** By `identityKey`. */
  readonly accepted: ReadonlyMap<string, BaselineEntry>;
  /** Returns the path by which the entries name a file with that `displayPath`. */
  readonly pathOf: (displayPath: string) => string;
}
