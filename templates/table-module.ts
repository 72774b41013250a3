/**
 * Sample:
 *
 *   import { createTable } from "defwright/runtime/tables";
 *   import type { HasEdges, Table, TableData } from "defwright/runtime/tables";
 *   import type { TerrainEdges } from "./edges.js";
 *   import type { TerrainId, TerrainKey } from "./ids.js";
 *   import { records as coreDoors } from "./terrain/core/doors.js";
 *   import type { Terrain } from "./types.js";
 *
 *   export interface TerrainTable
 *     extends Table<Terrain, TerrainId, TerrainKey, "bright-nights">, HasEdges<TerrainId, TerrainEdges> {}
 *
 *   const data: TableData = {
 *     format: "0.1",
 *     dialect: "bright-nights",
 *     order: ["t_null", "t_door_c"],
 *     records: [coreDoors],
 *   };
 *
 *   export const terrain: TerrainTable = /* @__PURE__ *\/ createTable("terrain", data);
 */
import { tableShapes } from "../generator/compiled/table-shapes.ts";
import type { Dialect } from "../generator/model/dialect.ts";
import { writeEntry } from "../generator/print/print-value.ts";
import type { TextWriter } from "../generator/print/text-writer.ts";
import { writeFormerIds, type FormerIdsInput } from "./former-ids.ts";
import { header, importLine, runtimeModule } from "./header.ts";
import { camelCase, pascalCase } from "./names.ts";
import { formatLine, pure } from "./packed-data.ts";

export interface TableModuleInput {
  readonly kind: string;
  readonly order: readonly string[];
  /** Data modules: the name to import `records` under, and the path. */
  readonly modules: readonly { readonly name: string; readonly path: string }[];
  /** Dialect of the content; the default of tables is not written. */
  readonly dialect: Dialect;
  readonly edges: boolean;
  readonly former: FormerIdsInput;
  readonly extension: string;
}

export function tableModule(out: TextWriter, input: TableModuleInput): void {
  const { kind, order, modules, dialect, edges, extension } = input;
  const name = pascalCase(kind);
  let text = header();
  text += importLine(["createTable"], runtimeModule);
  text += importLine([...(edges ? ["HasEdges"] : []), "Table", "TableData"], runtimeModule, {
    type: true,
  });
  if (edges) text += importLine([`${name}Edges`], `./edges${extension}`, { type: true });
  text += importLine([`${name}Id`, `${name}Key`], `./ids${extension}`, { type: true });
  for (const module of modules) text += importLine([`records as ${module.name}`], module.path);
  text += importLine([name], `./types${extension}`, { type: true });
  text += `\n${tableShapes[dialect][kind] ?? ""}\nconst data: TableData = {\n${formatLine()}`;
  if (dialect !== "spec") text += `  dialect: "${dialect}",\n`;
  out.write(text);
  writeEntry(out, "order", order, 2);
  out.write(recordsLine(modules.map((module) => module.name)));
  writeFormerIds(out, input.former);
  out.write(`};\n\n${tableOf(kind, "data")}`);
}

/** @param rows Name of the variable that the table is created from. */
export function tableOf(kind: string, rows: string): string {
  const [name, text] = [`${pascalCase(kind)}Table`, JSON.stringify(kind)];
  const call = `export const ${camelCase(kind)}: ${name} = ${pure} createTable(`;
  const flat = `${call}${text}, ${rows});\n`;
  const about = `/** Every ${kind.replaceAll("_", " ")}, by id and by index. */\n`;
  return about + (flat.length <= 81 ? flat : `${call}\n  ${text},\n  ${rows},\n);\n`);
}

function recordsLine(names: readonly string[]): string {
  const flat = `  records: [${names.join(", ")}],\n`;
  if (flat.length <= 81) return flat;
  return `  records: [\n${names.map((name) => `    ${name},\n`).join("")}  ],\n`;
}
