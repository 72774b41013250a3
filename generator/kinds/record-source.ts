/** The part of a definition's layered value from which a value of its record was made, for `explain`. */
import type { JsonPath } from "../model/json.ts";

export interface RecordSource {
  /**
   * Path in the layered value. What is inside the record's value was read from inside that path, unless it has a source
   * of its own.
   */
  readonly path: JsonPath;
  /** Set if the value was computed from what is at the path and is not a copy of it. */
  readonly computed?: true;
  /** The origin of the value if there is nothing at the path: the definition as a whole, or the format's default. */
  readonly absent: "definition" | "default";
}

/** The source of the value at a path of the record; `undefined` if it was read from the member of the same name. */
export type RecordSources = (path: JsonPath) => RecordSource | undefined;
