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
import { writeValue } from "../generator/print/print-value.ts";
import type { TextWriter } from "../generator/print/text-writer.ts";
import { sortedByCodeUnit } from "../generator/text/code-unit.ts";
import type { Postings, RecipeKey } from "../generator/model/tables.ts";
import type { JsonObject } from "../generator/model/json.ts";
import { header, importLine, runtimeModule } from "./header.ts";
import { pascalCase } from "./names.ts";

export type LookupTables = Readonly<Record<RecipeKey, Postings>>;

export function lookupsModule(
  out: TextWriter,
  recipes: LookupTables,
  uncrafts: LookupTables,
  extension: string,
): void {
  out.write(header() + importLine(["LookupsOf"], runtimeModule, { type: true }));
  out.write(tableImports(extension));
  writeLookups(out, "recipe", recipes);
  writeLookups(out, "uncraft", uncrafts);
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
      Object.fromEntries(
        sortedByCodeUnit(postings.keys()).map((id) => [id, postings.get(id) ?? []]),
      ),
    ]),
  );
}

function writeLookups(out: TextWriter, kind: string, tables: LookupTables): void {
  out.write(
    `\n/** Positions in the ${kind} table, ascending, by what ${kind}s are looked up by. */\n` +
      `export const ${kind}Lookups: ${lookupsType(kind)} = `,
  );
  writeValue(out, lookupValues(tables), 0, 0, 1);
  out.write(";\n");
}
