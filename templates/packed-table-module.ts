/**
 * Sample:
 *
 *   import { createTable, unpack } from "defwright/runtime/tables";
 *   import type { HasEdges, PackedRows, Table } from "defwright/runtime/tables";
 *   import type { TerrainEdges } from "./edges.js";
 *   import type { TerrainId, TerrainKey } from "./ids.js";
 *   import type { Terrain } from "./types.js";
 *
 *   const rows: PackedRows = … (packed-data.ts)
 *
 *   export interface TerrainTable
 *     extends Table<Terrain, TerrainId, TerrainKey, "spec">, HasEdges<TerrainId, TerrainEdges> {}
 *
 *   export const terrain: TerrainTable = /* @__PURE__ *\/ createTable("terrain", rows);
 */
import { tableShapes } from "../generator/compiled/table-shapes.ts";
import type { Dialect } from "../generator/model/dialect.ts";
import type { Pack } from "../generator/print/pack/pack.ts";
import type { TextWriter } from "../generator/print/text-writer.ts";
import { writeFormerIds, type FormerIdsInput } from "./former-ids.ts";
import { header, importLine, runtimeModule } from "./header.ts";
import { pascalCase } from "./names.ts";
import { packedEnd, packedStart } from "./packed-data.ts";
import { tableOf } from "./table-module.ts";

export interface PackedTableInput {
  readonly kind: string;
  readonly pack: Pack;
  readonly dialect: Dialect;
  readonly edges: boolean;
  readonly former: FormerIdsInput;
  readonly extension: string;
}

export function packedTableModule(out: TextWriter, input: PackedTableInput): void {
  const { kind, pack, dialect, edges, extension } = input;
  const name = pascalCase(kind);
  const types = [...(edges ? ["HasEdges"] : []), "PackedRows", "Table"];
  let text = header();
  text += importLine(["createTable", "unpack"], runtimeModule);
  text += importLine(types, runtimeModule, { type: true });
  if (edges) text += importLine([`${name}Edges`], `./edges${extension}`, { type: true });
  text += importLine([`${name}Id`, `${name}Key`], `./ids${extension}`, { type: true });
  text += importLine([name], `./types${extension}`, { type: true });
  out.write(`${text}\n${packedStart("rows", pack, dialect)}`);
  writeFormerIds(out, input.former);
  out.write(`${packedEnd}\n${tableShapes[dialect][kind] ?? ""}\n${tableOf(kind, "rows")}`);
}
