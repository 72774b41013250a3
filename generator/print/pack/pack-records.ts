import type { JsonObject } from "../../model/json.ts";
import { mayDiffer } from "../../model/patched-map.ts";
import type { PackInput } from "./pack.ts";

export interface PackedRecords {
  /** In the order of the rows. */
  readonly ids: readonly string[];
  readonly records: ReadonlyMap<string, { readonly record: JsonObject }>;
  readonly inputs: readonly PackInput[];
}

const noRecords: PackedRecords["records"] = new Map();

/**
 * The inputs of a packer for the records of a kind, in the order of `ids`.
 * @param before the result of the last run; inputs of records that have not changed since are reused
 */
export function packedRecords(
  ids: PackedRecords["ids"],
  records: PackedRecords["records"],
  before: PackedRecords | undefined,
): PackedRecords {
  const earlier = before?.ids === ids ? before : { records: noRecords, inputs: [] };
  const mayDifferAt = mayDiffer(earlier.records, records);
  const inputs = ids.map((id, at) => {
    const known = earlier.inputs[at];
    if (known && !mayDifferAt(id)) return known;
    const found = records.get(id);
    if (found === undefined) throw new Error(`no record of "${id}"`);
    return known?.value === found.record ? known : { id, value: found.record };
  });
  return { ids, records, inputs };
}
