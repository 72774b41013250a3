import type { ResolvedDefinition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";

/** The records of a kind, by id. */
export type RecordTable = ReadonlyMap<string, ResolvedDefinition>;

export const noRecords: RecordTable = new Map();

/** The records of all definitions. */
export interface Resolved {
  /**
   * Records by kind and id; requirements are inlined into recipes and have none. In a session a table stays the same
   * object as long as its records are the same.
   */
  readonly records: ReadonlyMap<KindName, RecordTable>;
  /** In load order (§2.2). */
  readonly substitutions: readonly ResolvedDefinition[];
}
