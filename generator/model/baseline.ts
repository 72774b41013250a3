/** What makes a finding the same finding after the file around it was edited: everything but its line. */
export interface Identity {
  readonly code: string;
  /** Path of its file; relative to what, the caller decides. */
  readonly file: string;
  /** Type and id of the top-level object that it is in, such as `terrain t_door`; "" where that cannot be said. */
  readonly definition: string;
  /** Names of the members that lead to it, such as `bash.items`; places in lists do not count. */
  readonly at: string;
  /** What was found: the message up to its dash, for what was expected may come to be said in other words. */
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
  /** How the entries name a file that findings name by its `displayPath`. */
  readonly pathOf: (displayPath: string) => string;
}
