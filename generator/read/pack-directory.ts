import type { Pack } from "../model/pack.ts";

/** A pack whose files lie in a directory. */
export interface PackDirectory extends Pack {
  /** Absolute path of the directory whose files are its content. */
  readonly directory: string;
  /** Absolute folders into which its links may lead besides. */
  readonly roots?: readonly string[];
}
