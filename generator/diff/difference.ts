/** What became of the definitions between two states of the content. */
import type { Json, JsonObject, JsonPath } from "../model/json.ts";

/** Records by kind and id. Substitutions, which have no ids, stand under what they are about. */
export type Content = ReadonlyMap<string, ReadonlyMap<string, JsonObject>>;

/** One member of a record; of a list without an order also one entry that came or went. */
export interface ValueChange {
  /** Entries of lists by their names, such as `["skills", "melee", "level"]`; by index where they have none. */
  readonly path: JsonPath;
  /** Absent where it is new. */
  readonly before?: Json;
  /** Absent where it is gone. */
  readonly after?: Json;
  /** The path is that of a list, and the value is an entry of it. */
  readonly entry?: true;
}

export interface DefinitionName {
  readonly kind: string;
  readonly id: string;
}

export interface ChangedDefinition extends DefinitionName {
  readonly changes: readonly ValueChange[];
}

/** Each list by kind in the specification's order, then by id. */
export interface Difference {
  readonly added: readonly DefinitionName[];
  readonly removed: readonly DefinitionName[];
  readonly changed: readonly ChangedDefinition[];
}
