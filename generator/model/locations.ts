import type { Entry } from "./definition.ts";
import type { SourceFile } from "./source-file.ts";

/** Where the objects of one run stand. An edit moves objects that it leaves as they were. */
export interface Locations {
  /** @throws Where the object is none of this run. */
  readonly of: (entry: Entry) => Location;
  /** Whether the object is one of this run. */
  readonly has: (entry: Entry) => boolean;
}

export interface Location {
  readonly file: SourceFile;
  /** Index in the file's top-level array; `undefined` where the file is that object alone. */
  readonly index: number | undefined;
}
