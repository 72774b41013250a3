/** Records in shape "packed": inside the module of their kind. */
import { areSameIn } from "../model/changed-values.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { mayDiffer } from "../model/patched-map.ts";
import { pack, type PackLines, type PackInput } from "../print/pack/pack.ts";
import type { TableRecords } from "./data-modules.ts";
import { noRecords, type RecordTable } from "../resolve/resolved.ts";
import type { ModuleMemo } from "./module-memo.ts";

export function packedTable(
  kind: KindName,
  ids: readonly string[],
  records: RecordTable,
  memo: ModuleMemo,
): TableRecords {
  const shown = memo.part<RecordTable>(`shown records of ${kind}`, [records], (before) =>
    before && areSameIn(before, records, (found) => found?.record) ? before : records,
  );
  const packed = (): PackLines => {
    const { inputs } = memo.part<PackedRecords>(`packed ${kind}`, [ids, shown], (before) =>
      packedRecords(ids, shown, before),
    );
    return memo.packer(`${kind}.ts`).pack(inputs);
  };
  return { inputs: [shown], records: packed, modules: [] };
}

export function packedList(listed: readonly ResolvedDefinition[]): TableRecords {
  const values = listed.map(({ record }) => record);
  return { inputs: values, records: () => pack(values.map((value) => ({ value }))), modules: [] };
}

interface PackedRecords {
  /** In the order of the rows. */
  readonly ids: readonly string[];
  readonly records: RecordTable;
  readonly inputs: readonly PackInput[];
}

/**
 * The inputs of a packer for the records of a kind, in the order of `ids`.
 * @param before the result of the last run; inputs of records that have not changed since are reused
 */
function packedRecords(
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
