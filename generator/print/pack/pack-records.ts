import type { JsonObject } from "../../model/json.ts";
import { differingKeys } from "../../model/patched-map.ts";
import type { PackInput } from "./pack.ts";

export interface PackedRecords {
  /** In the order of the rows. */
  readonly ids: readonly string[];
  readonly records: ReadonlyMap<string, { readonly record: JsonObject }>;
  readonly inputs: readonly PackInput[];
}

/**
 * What is packed of the records of a kind, in the order of `ids`.
 * @param before the result of the last run; inputs of records that have not changed since are taken over from it
 */
export function packedRecords(
  ids: PackedRecords["ids"],
  records: PackedRecords["records"],
  before: PackedRecords | undefined,
): PackedRecords {
  const inputOf = (id: string, known?: PackInput): PackInput => {
    const found = records.get(id);
    if (found === undefined) throw new Error(`no record of "${id}"`);
    return known?.value === found.record ? known : { id, value: found.record };
  };
  const differing = before?.ids === ids ? differingKeys(before.records, records) : undefined;
  if (!before || !differing) return { ids, records, inputs: ids.map((id) => inputOf(id)) };
  const changed = new Set(differing);
  const inputs = ids.map((id, at) => {
    const known = before.inputs[at];
    return known && !changed.has(id) ? known : inputOf(id, known);
  });
  return { ids, records, inputs };
}
