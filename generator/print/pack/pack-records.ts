import type { JsonObject } from "../../model/json.ts";
import { createPacker, type Pack, type Packer } from "./pack.ts";

/** The records of a kind in the order of `ids`. */
export function packRecords(
  ids: readonly string[],
  records: ReadonlyMap<string, { readonly record: JsonObject }> | undefined,
  packer: Packer = createPacker(),
): Pack {
  const inputs = ids.map((id) => {
    const found = records?.get(id);
    if (found === undefined) throw new Error(`no record of "${id}"`);
    return { id, value: found.record };
  });
  return packer.pack(inputs);
}
