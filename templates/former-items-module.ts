/**
 * Imported only by games that load items from old saves.
 *
 * Sample:
 *
 *   import type { FormerIds } from "defwright/runtime/tables";
 *
 *   export const formerItems: FormerIds = {
 *     aliases: {},
 *     migrations: {
 *       tallow_stick: "wax_stick",
 *     },
 *   };
 */
import type { JsonObject } from "../generator/model/json.ts";
import { writeEntry } from "../generator/print/print-value.ts";
import type { TextWriter } from "../generator/print/text-writer.ts";
import { moduleStart } from "./header.ts";

/** @param migrations id -> its replacement */
export function formerItemsModule(out: TextWriter, migrations: JsonObject): void {
  out.write(moduleStart([], ["FormerIds"]));
  out.write("\n/** Ids of items in earlier content, with their replacements. */\n");
  out.write("export const formerItems: FormerIds = {\n");
  writeEntry(out, "aliases", {}, 2);
  writeEntry(out, "migrations", migrations, 2);
  out.write("};\n");
}
