/** Questions about records of a kind that are answered beforehand: which of them have this or that. */
import type { JsonObject } from "../model/json.ts";

export interface Lookups {
  /** What can be asked for, in the order of the module. */
  readonly keys: readonly string[];
  /** Gives each answer of a record: a key, and the value that one asks with. An empty value is none. */
  readonly answersOf: (record: JsonObject, answer: (key: string, value: string) => void) => void;
}
