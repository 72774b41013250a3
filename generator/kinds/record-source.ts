/** What in the layered value of a definition a value of its record was made from, for `explain`. */
import type { JsonPath } from "../model/json.ts";

export interface RecordSource {
  /**
   * Into the layered value; what is inside the record's value was read from inside there, unless it has a source of its
   * own.
   */
  readonly path: JsonPath;
  /** It was found out about what stands there, and is not a copy of it. */
  readonly computed?: true;
  /** Whose the value is where nothing stands at the path: the definition's as a whole, or the format's default. */
  readonly absent: "definition" | "default";
}

/** The source of the value at a path of the record; `undefined` where a member was read from that of the same name. */
export type RecordSources = (path: JsonPath) => RecordSource | undefined;
