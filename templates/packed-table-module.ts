/**
 * Sample:
 *
 *   import { createTable, unpack } from "defwright/runtime";
 *   import type { HasEdges, PackedRows, Table } from "defwright/runtime";
 *   import type { TerrainEdges } from "./edges.js";
 *   import type { TerrainId, TerrainKey } from "./ids.js";
 *   import type { Terrain } from "./types.js";
 *
 *   const rows: PackedRows = … (packed-data.ts)
 *
 *   export interface TerrainTable
 *     extends Table<Terrain, TerrainId, TerrainKey>, HasEdges<TerrainId, TerrainEdges> {}
 *
 *   export const terrain: TerrainTable = createTable("terrain", rows);
 */
import { tableShapes } from "../generator/compiled/table-shapes.ts";
import type { Pack } from "../generator/emit/pack/pack.ts";
import { header, importLine } from "./header.ts";
import { camelCase, pascalCase } from "./names.ts";
import { packedData, pure } from "./packed-data.ts";

export interface PackedTableInput {
  readonly kind: string;
  readonly pack: Pack;
  readonly dialect: string;
  readonly edges: boolean;
  readonly extension: string;
}

export function packedTableModule(input: PackedTableInput): string {
  const { kind, pack, dialect, edges, extension } = input;
  const name = pascalCase(kind);
  const types = [...(edges ? ["HasEdges"] : []), "PackedRows", "Table"];
  let text = header();
  text += importLine(["createTable", "unpack"], "defwright/runtime");
  text += importLine(types, "defwright/runtime", { type: true });
  if (edges) text += importLine([`${name}Edges`], `./edges${extension}`, { type: true });
  text += importLine([`${name}Id`, `${name}Key`], `./ids${extension}`, { type: true });
  text += importLine([name], `./types${extension}`, { type: true });
  text += `\n${packedData("rows", pack, dialect)}\n${tableShapes[kind] ?? ""}\n`;
  text += `/** Every ${kind.replaceAll("_", " ")}, by id and by index. */\n`;
  const call = `export const ${camelCase(kind)}: ${name}Table = ${pure} createTable(`;
  const flat = `${call}${JSON.stringify(kind)}, rows);\n`;
  return text + (flat.length <= 81 ? flat : `${call}\n  ${JSON.stringify(kind)},\n  rows,\n);\n`);
}
