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
import {
  aboutLookups,
  lookupsType,
  lookupValues,
  tableImports,
  type KindLookups,
} from "./lookups-module.ts";
import { camelCase } from "./names.ts";
import { packedData, pure } from "./packed-data.ts";

export function packedLookupsModule(lookups: readonly KindLookups[], extension: string): string {
  let text = header();
  text += importLine(["lazyMembers", "unpack"], runtimeModule);
  text += importLine(["LookupsOf", "PackedRows"], runtimeModule, { type: true });
  text += tableImports(lookups, extension);
  return text + lookups.map(lookupsOf).join("");
}

function lookupsOf({ kind, postings }: KindLookups): string {
  const [name, type] = [camelCase(kind), lookupsType(kind)];
  const members = Object.entries(lookupValues(postings)).map(([id, value]) => ({ id, value }));
  let text = `\n${packedData(`${name}Rows`, pack(members))}${aboutLookups(kind)}`;
  text += `export const ${name}Lookups: ${type} =\n`;
  return `${text}  ${pure} lazyMembers<${type}>(${name}Rows);\n`;
}
