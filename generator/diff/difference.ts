/** The differences between the definitions of two states of the content. */
import type { Json, JsonObject, JsonPath } from "../model/json.ts";

/** Records by kind and id. Substitutions have no ids, and are listed by their subjects instead. */
export type Content = ReadonlyMap<string, ReadonlyMap<string, JsonObject>>;

/** A change of one member of a record or, in a list without an order, of one entry that was added or removed. */
export interface ValueChange {
  /** Names entries of lists, such as `["skills", "melee", "level"]`; by index if they have no name. */
  readonly path: JsonPath;
  /** Absent if it is new. */
  readonly before?: Json;
  /** Absent if it was removed. */
  readonly after?: Json;
  /** Set if the path is that of a list, and the value is an entry of it. */
  readonly entry?: true;
}

export interface DefinitionName {
  readonly kind: string;
  readonly id: string;
}

export interface ChangedDefinition extends DefinitionName {
  readonly changes: readonly ValueChange[];
}

/** Each list is sorted by kind in the specification's order, then by id. */
export interface Difference {
  readonly added: readonly DefinitionName[];
  readonly removed: readonly DefinitionName[];
  readonly changed: readonly ChangedDefinition[];
}
