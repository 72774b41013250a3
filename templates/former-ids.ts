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
 *       release: "1.3",
 *       releases: ["1.0", "1.2"],
 *       reused: {
 *         t_gate: [[2, "t_gate_c"]],
 *       },
 *     }),
 */
import type { JsonObject } from "../generator/model/json.ts";
import { writeEntry } from "../generator/print/print-value.ts";
import type { TextWriter } from "../generator/print/text-writer.ts";

export interface FormerIdsInput {
  readonly aliases: JsonObject;
  readonly migrations: JsonObject;
  readonly history: JsonObject;
}

/** Written as a function, so that nothing is created from it until it is needed. */
export function writeFormerIds(
  out: TextWriter,
  { aliases, migrations, history }: FormerIdsInput,
): void {
  if ([aliases, migrations, history].every((each) => Object.keys(each).length === 0)) return;
  out.write("  former: () => ({\n");
  writeEntry(out, "aliases", aliases, 4);
  writeEntry(out, "migrations", migrations, 4);
  for (const [member, value] of Object.entries(history)) writeEntry(out, member, value, 4);
  out.write("  }),\n");
}
