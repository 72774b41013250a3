/**
 * Sample:
 *
 *   const recipeRows: PackedRows = … (packed-data.ts)
 *
 *   export const recipeLookups: LookupsOf<RecipeTable> =
 *     /* @__PURE__ *\/ lazyMembers<LookupsOf<RecipeTable>>(recipeRows);
 */
import { pack } from "../generator/print/pack/pack.ts";
import { header, importLine, runtimeModule } from "./header.ts";
import { lookupsType, lookupValues, tableImports, type LookupTables } from "./lookups-module.ts";
import { packedData, pure } from "./packed-data.ts";

export function packedLookupsModule(
  recipes: LookupTables,
  uncrafts: LookupTables,
  extension: string,
): string {
  let text = header();
  text += importLine(["lazyMembers", "unpack"], runtimeModule);
  text += importLine(["LookupsOf", "PackedRows"], runtimeModule, { type: true });
  text += tableImports(extension);
  return text + lookups("recipe", recipes) + lookups("uncraft", uncrafts);
}

function lookups(kind: string, tables: LookupTables): string {
  const members = Object.entries(lookupValues(tables)).map(([id, value]) => ({ id, value }));
  let text = `\n${packedData(`${kind}Rows`, pack(members))}`;
  text += `\n/** Positions in the ${kind} table, ascending, by what ${kind}s are looked up by. */\n`;
  text += `export const ${kind}Lookups: ${lookupsType(kind)} =\n`;
  return `${text}  ${pure} lazyMembers<${lookupsType(kind)}>(${kind}Rows);\n`;
}
