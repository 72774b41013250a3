/**
 * Sample:
 *
 *   export const records: readonly ProfessionItemSubstitutionsData[] = [
 *     // content/core/traits.json
 *     {
 *       replacements: [ … ],
 *     },
 *   ];
 */
import { printValue } from "../generator/print/print-value.ts";
import type { DataModuleInput } from "./data-module.ts";
import { header, importLine, originComment } from "./header.ts";

export function substitutionDataModule({ from, dataTypes, records }: DataModuleInput): string {
  const type = "ProfessionItemSubstitutionsData";
  let text = header(from) + importLine([type], dataTypes, { type: true });
  text += `\nexport const records: readonly ${type}[] = [\n`;
  for (const { origin, record } of records) {
    text += `  ${originComment(origin)}\n  ${printValue(record, 2, 2, 1)},\n`;
  }
  return `${text}];\n`;
}
