/**
 * Sample:
 *
 *   export const records: readonly ProfessionItemSubstitutionsData[] = [
 *     {
 *       replacements: [ … ],
 *     },
 *   ];
 */
import { writeValue } from "../generator/print/print-value.ts";
import type { TextWriter } from "../generator/print/text-writer.ts";
import type { DataModuleInput } from "./data-module.ts";
import { header, importLine, originComment } from "./header.ts";
import { pascalCase } from "./names.ts";

export function listDataModule(
  out: TextWriter,
  { kind, from, dataTypes, records }: DataModuleInput,
): void {
  const type = `${pascalCase(kind)}Data`;
  out.write(header(from) + importLine([type], dataTypes, { type: true }));
  out.write(`\nexport const records: readonly ${type}[] = [\n`);
  for (const { origin, record } of records) {
    out.write(origin === undefined ? "  " : `  ${originComment(origin)}\n  `);
    writeValue(out, record, 2, 2, 1);
    out.write(",\n");
  }
  out.write("];\n");
}
