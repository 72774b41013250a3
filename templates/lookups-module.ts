/**
 * Sample:
 *
 *   export const recipeLookups: LookupsOf<RecipeTable> = {
 *     result: {
 *       brass_key: [3, 17],
 *     },
 *     …
 *   };
 *
 * In shape "packed":
 *
 *   const recipeRows: PackedRows = … (packed-data.ts)
 *
 *   export const recipeLookups: LookupsOf<RecipeTable> =
 *     /* @__PURE__ *\/ lazyMembers<LookupsOf<RecipeTable>>(recipeRows);
 */
import { pack } from "../generator/print/pack/pack.ts";
import { printString } from "../generator/print/print-string.ts";
import { writeValue } from "../generator/print/print-value.ts";
import type { TextWriter } from "../generator/print/text-writer.ts";
import { sortedByCodeUnit } from "../generator/text/code-unit.ts";
import { isBuiltIn } from "../generator/model/kind-names.ts";
import type { LookupPostings } from "../generator/model/tables.ts";
import type { JsonObject } from "../generator/model/json.ts";
import { importTypes, moduleStart } from "./header.ts";
import { camelCase, pascalCase } from "../generator/text/names.ts";
import { packedData, pure } from "./packed-data.ts";
import { long, writeSharedLists } from "./shared-lists.ts";

/** @param lookups the look-ups of each kind */
export function lookupsModule(
  out: TextWriter,
  lookups: ReadonlyMap<string, LookupPostings>,
  extension: string,
  isPacked: boolean,
): void {
  out.write(
    isPacked
      ? moduleStart(["lazyMembers", "unpack"], ["LookupsOf", "PackedRows"])
      : moduleStart([], ["LookupsOf"]),
  );
  for (const kind of lookups.keys()) {
    out.write(importTypes([`${pascalCase(kind)}Table`], `./${kind}${extension}`));
  }
  const same = sameLists();
  const values = [...lookups].map(([kind, postings]) => [kind, valuesOf(postings, same)] as const);
  if (!isPacked) {
    writeSharedLists(
      out,
      values.map(([, value]) => value),
    );
  }
  for (const [kind, value] of values) {
    const keys = isBuiltIn(kind) ? "" : `, ${Object.keys(value).map(printString).join(" | ")}`;
    const type = `LookupsOf<${pascalCase(kind)}Table${keys}>`;
    const words = kind.replaceAll("_", " ");
    const about = `/** Positions in the ${words} table, ascending, for each key that ${words}s are looked up by. */`;
    const start = `\n${about}\nexport const ${camelCase(kind)}Lookups: ${type} =`;
    if (isPacked) {
      const rows = `${camelCase(kind)}Rows`;
      const members = Object.entries(value).map(([id, each]) => ({ id, value: each }));
      out.write(`\n${packedData(rows, pack(members))}`);
      out.write(`${start}\n  ${pure} lazyMembers<${type}>(${rows});\n`);
    } else {
      out.write(`${start} `);
      writeValue(out, value, 0, 0, 1);
      out.write(";\n");
    }
  }
}

type SameList = (list: readonly number[]) => readonly number[];

/** Returns a function that maps equal long lists of positions to the first of them. */
function sameLists(): SameList {
  const lists = new Map<string, readonly number[]>();
  return (list) => {
    if (list.length < long) return list;
    const text = list.join();
    const known = lists.get(text) ?? list;
    lists.set(text, known);
    return known;
  };
}

/** The contents of a table's look-ups. */
function valuesOf(lookups: LookupPostings, same: SameList): JsonObject {
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
