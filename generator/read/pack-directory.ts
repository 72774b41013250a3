import type { Pack, UnreadNames } from "../model/pack.ts";

/** A pack whose files are in a directory. */
export interface PackDirectory extends Pack {
  /** Absolute path of the directory whose files are its content. */
  readonly directory: string;
  /** Absolute paths of further folders into which its links may lead. */
  readonly roots?: readonly string[];
  /** What the dialect does not read; absent if it reads everything. */
  readonly reading?: PackReading;
}

export interface PackReading extends UnreadNames {
  /** Absolute paths of schemas of kinds, which are no content. */
  readonly schemas: ReadonlySet<string>;
  /** These ids and names. */
  readonly loaded: ReadonlySet<string>;
}
