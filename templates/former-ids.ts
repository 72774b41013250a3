/**
 * The former ids of a table whose content has aliases or migrations.
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

/** Written as a function, so that nothing is created from it until it is needed. */
export function writeFormerIds(out: TextWriter, { aliases, migrations }: FormerIdsInput): void {
  if (Object.keys(aliases).length + Object.keys(migrations).length === 0) return;
  out.write("  former: () => ({\n");
  writeEntry(out, "aliases", aliases, 4);
  writeEntry(out, "migrations", migrations, 4);
  out.write("  }),\n");
}
