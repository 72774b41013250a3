import type { Entry } from "./definition.ts";
import type { SourceFile } from "./source-file.ts";

/** Where the objects of one run are. An edit may move objects without changing them. */
export interface Locations {
  /** @throws If the object does not belong to this run. */
  readonly of: (entry: Entry) => Location;
  /** Whether the object belongs to this run. */
  readonly has: (entry: Entry) => boolean;
  /** The place of the object's file among those of the run, in load order; -1 for other files. */
  readonly fileRank: (entry: Entry) => number;
  /** The place of the object's pack; -1 for a pack without files. */
  readonly packRank: (entry: Entry) => number;
}

export interface Location {
  readonly file: SourceFile;
  /** Index in the file's top-level array; `undefined` if the file consists of that object alone. */
  readonly index: number | undefined;
}
