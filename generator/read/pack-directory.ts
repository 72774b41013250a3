import type { Pack } from "../model/pack.ts";

/** A pack whose files are in a directory. */
export interface PackDirectory extends Pack {
  /** Absolute path of the directory whose files are its content. */
  readonly directory: string;
  /** Absolute paths of further folders into which its links may lead. */
  readonly roots?: readonly string[];
}
