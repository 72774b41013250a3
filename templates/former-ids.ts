/**
 * Of tables whose content has aliases or migrations.
 *
 * Sample:
 *
 *     former: () => ({
 *       aliases: {
 *         t_fence_h: "t_fence",
 *       },
 *       migrations: {},
 *     }),
 */
import type { JsonObject } from "../generator/model/json.ts";
import { writeEntry } from "../generator/print/print-value.ts";
import type { TextWriter } from "../generator/print/text-writer.ts";

export interface FormerIdsInput {
  readonly aliases: JsonObject;
  readonly migrations: JsonObject;
}

/** A function, so that nothing is made of it before somebody asks. */
export function writeFormerIds(out: TextWriter, { aliases, migrations }: FormerIdsInput): void {
  if (Object.keys(aliases).length + Object.keys(migrations).length === 0) return;
  out.write("  former: () => ({\n");
  writeEntry(out, "aliases", aliases, 4);
  writeEntry(out, "migrations", migrations, 4);
  out.write("  }),\n");
}
