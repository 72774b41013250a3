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
import type { LookupPostings } from "../generator/model/tables.ts";
import type { JsonObject } from "../generator/model/json.ts";
import { header, importLine, runtimeModule } from "./header.ts";
import { camelCase, pascalCase } from "./names.ts";
import { long, writeSharedLists } from "./shared-lists.ts";

/** The look-ups of a kind. */
export interface KindLookups {
  readonly kind: string;
  readonly postings: LookupPostings;
}

export function lookupsModule(
  out: TextWriter,
  lookups: readonly KindLookups[],
  extension: string,
): void {
  out.write(header() + importLine(["LookupsOf"], runtimeModule, { type: true }));
  out.write(tableImports(lookups, extension));
  const same = sameLists();
  const values = lookups.map(({ postings }) => lookupValues(postings, same));
  writeSharedLists(out, values);
  for (const [at, each] of lookups.entries()) writeLookups(out, each, values[at] ?? {});
}

/** Returns a function that maps equal long lists of positions to the first of them. */
function sameLists(): (list: readonly number[]) => readonly number[] {
  const lists = new Map<string, readonly number[]>();
  return (list) => {
    if (list.length < long) return list;
    const text = list.join();
    const known = lists.get(text);
    if (known) return known;
    lists.set(text, list);
    return list;
  };
}

/** Imports of the tables that the look-ups belong to. */
export function tableImports(lookups: readonly KindLookups[], extension: string): string {
  return lookups
    .map(({ kind }) =>
      importLine([`${pascalCase(kind)}Table`], `./${kind}${extension}`, { type: true }),
    )
    .join("");
}

/** The type of a kind's look-ups. */
export function lookupsType(kind: string): string {
  return `LookupsOf<${pascalCase(kind)}Table>`;
}

export function aboutLookups(kind: string): string {
  const words = kind.replaceAll("_", " ");
  return `\n/** Positions in the ${words} table, ascending, for each key that ${words}s are looked up by. */\n`;
}

/** The contents of a table's look-ups. */
export function lookupValues(
  lookups: LookupPostings,
  same: (list: readonly number[]) => readonly number[] = (list) => list,
): JsonObject {
  return Object.fromEntries(
    Object.entries(lookups).map(([key, postings]) => [
      key,
      // `fromEntries` defines members, so that an id "__proto__" is like any other.
      Object.fromEntries(
        sortedByCodeUnit(postings.keys()).map((id) => [id, same(postings.get(id) ?? [])]),
      ),
    ]),
  );
}

function writeLookups(out: TextWriter, { kind }: KindLookups, values: JsonObject): void {
  out.write(`${aboutLookups(kind)}export const ${camelCase(kind)}Lookups: ${lookupsType(kind)} = `);
  writeValue(out, values, 0, 0, 1);
  out.write(";\n");
}
