import type { JsonObject } from "../../model.ts";
import { pack, type Pack } from "./pack.ts";
import type { ValueSet } from "./values.ts";

/** The records of a kind in the order of `ids`. */
export function packRecords(
  ids: readonly string[],
  records: ReadonlyMap<string, { readonly record: JsonObject }> | undefined,
  values?: ValueSet,
): Pack {
  const inputs = ids.map((id) => {
    const found = records?.get(id);
    if (found === undefined) throw new Error(`no record of "${id}"`);
    return { id, value: found.record };
  });
  return pack(inputs, values);
}
