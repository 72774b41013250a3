/** Look-ups of records by their contents, which are indexed when content is compiled. */
import type { JsonObject } from "../model/json.ts";

export interface Lookups {
  /** What records can be looked up by, in the order of the module. */
  readonly keys: readonly string[];
  /** Calls `answer` with each key and value by which a record is found. Empty values are ignored. */
  readonly answersOf: (record: JsonObject, answer: (key: string, value: string) => void) => void;
}
