/**
 * Sample:
 *
 *   export const recipeLookups: LookupsOf<RecipeTable> = {
 *     result: {
 *       brass_key: [3, 17],
 *     },
 *     …
 *   };
 */
import { printValue } from "../generator/print/print-value.ts";
import { byCodeUnit } from "../generator/text/code-unit.ts";
import type { Postings, RecipeKey } from "../generator/model/tables.ts";
import type { JsonObject } from "../generator/model/json.ts";
import { header, importLine, runtimeModule } from "./header.ts";
import { pascalCase } from "./names.ts";

export type LookupTables = Readonly<Record<RecipeKey, Postings>>;

export function lookupsModule(
  recipes: LookupTables,
  uncrafts: LookupTables,
  extension: string,
): string {
  let text = header();
  text += importLine(["LookupsOf"], runtimeModule, { type: true });
  text += tableImports(extension);
  text += lookups("recipe", recipes);
  text += lookups("uncraft", uncrafts);
  return text;
}

/** The tables that look-ups belong to. */
export function tableImports(extension: string): string {
  return ["recipe", "uncraft"]
    .map((kind) =>
      importLine([`${pascalCase(kind)}Table`], `./${kind}${extension}`, { type: true }),
    )
    .join("");
}

/** The type of a kind's look-ups. */
export function lookupsType(kind: string): string {
  return `LookupsOf<${pascalCase(kind)}Table>`;
}

/** What the look-ups of a table hold. */
export function lookupValues(tables: LookupTables): JsonObject {
  return Object.fromEntries(
    Object.entries(tables).map(([key, postings]) => [
      key,
      // `fromEntries` defines members, so that an id "__proto__" is one like others.
      Object.fromEntries([...postings].sort(([a], [b]) => byCodeUnit(a, b))),
    ]),
  );
}

function lookups(kind: string, tables: LookupTables): string {
  const value = lookupValues(tables);
  return (
    `\n/** Positions in the ${kind} table, ascending, by what ${kind}s are looked up by. */\n` +
    `export const ${kind}Lookups: ${lookupsType(kind)} = ${printValue(value, 0, 0, 1)};\n`
  );
}
