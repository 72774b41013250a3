/** The differences between the definitions of two states of the content. */
import type { JsonObject } from "../model/json.ts";
import { kindNames } from "../model/kind-names.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import { compareValues, type ValueChange } from "./compare-values.ts";

/** Records by kind and id. Substitutions have no ids, and are listed by their subjects instead. */
export type RecordsByKind = ReadonlyMap<string, ReadonlyMap<string, JsonObject>>;

export interface DefinitionChanges extends NamedId {
  readonly changes: readonly ValueChange[];
}

/** Each list is sorted by kind in the specification's order, then by id. */
export interface Difference {
  readonly added: readonly NamedId[];
  readonly removed: readonly NamedId[];
  readonly changed: readonly DefinitionChanges[];
}

export function compareContent(before: RecordsByKind, after: RecordsByKind): Difference {
  const added: NamedId[] = [];
  const removed: NamedId[] = [];
  const changed: DefinitionChanges[] = [];
  for (const kind of kindNames) {
    const old = before.get(kind) ?? new Map<string, never>();
    const now = after.get(kind) ?? new Map<string, never>();
    for (const id of [...new Set([...old.keys(), ...now.keys()])].sort()) {
      const [was, is] = [old.get(id), now.get(id)];
      if (!was) added.push({ kind, id });
      else if (!is) removed.push({ kind, id });
      else {
        const changes = compareValues(was, is);
        if (changes.length > 0) changed.push({ kind, id, changes });
      }
    }
  }
  return { added, removed, changed };
}
