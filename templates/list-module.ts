/**
 * The module of a kind without ids.
 *
 * Sample:
 *
 *   import { records as core } from "./profession_item_substitutions/core/traits.js";
 *
 *   export const professionItemSubstitutions: Substitutions<ProfessionItemSubstitutions> =
 *     /* @__PURE__ *\/ createSubstitutions<ProfessionItemSubstitutions>([core]);
 *
 * In shape "packed":
 *
 *   const rows: PackedRows = … (packed-data.ts)
 *
 *   export const professionItemSubstitutions: Substitutions<ProfessionItemSubstitutions> =
 *     /* @__PURE__ *\/ createSubstitutions<ProfessionItemSubstitutions>(rows);
 */
import type { PackLines } from "../generator/print/pack/pack.ts";
import { bracketed, importTypes, moduleStart } from "./header.ts";
import { camelCase } from "../generator/text/names.ts";
import { packedData, pure } from "./packed-data.ts";
import { importRecords, type DataImport } from "./table-module.ts";

export interface ListModuleInput {
  readonly kind: string;
  /** The type of the records. */
  readonly recordType: string;
  /** The runtime function that creates it, and its generic type. */
  readonly maker: string;
  readonly type: string;
  /** Description for the comment above it. */
  readonly about: string;
  /** The records: packed, or the data modules in load order, which may matter. */
  readonly records: PackLines | readonly DataImport[];
  readonly extension: string;
}

export function listModule(input: ListModuleInput): string {
  const { kind, recordType: name, maker, type, about, records, extension } = input;
  const isPacked = "rows" in records;
  let text = isPacked
    ? moduleStart([maker, "unpack"], ["PackedRows", type])
    : moduleStart([maker], [type]) + importRecords(records);
  text += importTypes([name], `./types${extension}`);
  if (isPacked) text += `\n${packedData("rows", records)}`;
  text += `\n/** ${about} */\nexport const ${camelCase(kind)}: ${type}<${name}> =\n`;
  const call = `  ${pure} ${maker}<${name}>(`;
  if (isPacked) return `${text}${call}rows);\n`;
  const names = records.map((each) => each.name);
  return text + bracketed(`${call}[`, names, "]);\n", "  ");
}
