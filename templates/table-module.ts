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
 *     former: () => ({
 *       aliases: {
 *         t_fence_h: "t_fence",
 *       },
 *       migrations: {},
 *       release: "1.3",
 *       releases: ["1.0", "1.2"],
 *       reused: {
 *         t_gate: [[2, "t_gate_c"]],
 *       },
 *     }),
 *   };
 *
 *   export const terrain: TerrainTable = /* @__PURE__ *\/ createTable("terrain", data);
 *
 * In shape "packed":
 *
 *   const rows: PackedRows = … (packed-data.ts)
 *
 *   export const terrain: TerrainTable = /* @__PURE__ *\/ createTable("terrain", rows);
 */
import type { Dialect } from "../generator/model/dialect.ts";
import type { JsonObject } from "../generator/model/json.ts";
import type { PackLines } from "../generator/print/pack/pack.ts";
import { writeEntry } from "../generator/print/print-value.ts";
import type { TextWriter } from "../generator/print/text-writer.ts";
import { bracketed, fits, importLine, importTypes, moduleStart } from "./header.ts";
import { camelCase, pascalCase } from "../generator/text/names.ts";
import { formatLines, packedEnd, packedStart, pure } from "./packed-data.ts";

/** A module of records: the name to import `records` under, and the path. */
export interface DataImport {
  readonly name: string;
  readonly path: string;
}

export interface TableModuleInput {
  readonly kind: string;
  /** The type of the records. */
  readonly recordType: string;
  /** In index order. */
  readonly ids: readonly string[];
  /** The records: packed, or the data modules. */
  readonly records: PackLines | readonly DataImport[];
  readonly dialect: Dialect;
  readonly edges: boolean;
  /** What earlier content called the ids of the table. */
  readonly former: Readonly<Record<"aliases" | "migrations" | "history", JsonObject>>;
  readonly extension: string;
}

export function tableModule(out: TextWriter, input: TableModuleInput): void {
  const { kind, recordType, ids, records, dialect, edges, extension } = input;
  const name = pascalCase(kind);
  const isPacked = "rows" in records;
  let text = moduleStart(isPacked ? ["createTable", "unpack"] : ["createTable"], [
    ...(edges ? ["HasEdges"] : []),
    ...(isPacked ? ["PackedRows", "Table"] : ["Table", "TableData"]),
  ]);
  if (edges) text += importTypes([`${name}Edges`], `./edges${extension}`);
  text += importTypes([`${name}Id`, `${name}Key`], `./ids${extension}`);
  if (!isPacked) text += importRecords(records);
  text += `${importTypes([recordType], `./types${extension}`)}\n`;
  const table = `${tableType(name, recordType, dialect, edges)}\n`;
  if (isPacked) {
    out.write(text + packedStart("rows", records, dialect));
    writeFormerIds(out, input.former);
    out.write(`${packedEnd}\n${table}${tableOf(kind, "rows")}`);
    return;
  }
  out.write(`${text}${table}const data: TableData = {\n${formatLines(dialect)}`);
  writeEntry(out, "order", ids, 2);
  const names = records.map((each) => each.name);
  out.write(bracketed("  records: [", names, "],\n", "  "));
  writeFormerIds(out, input.former);
  out.write(`};\n\n${tableOf(kind, "data")}`);
}

/** The interface of a table, as Prettier formats it. */
function tableType(name: string, recordType: string, dialect: Dialect, edges: boolean): string {
  const start = `export interface ${name}Table`;
  const words = [recordType, `${name}Id`, `${name}Key`, JSON.stringify(dialect)];
  const table = `Table<${words.join(", ")}>`;
  const bases = edges ? [table, `HasEdges<${name}Id, ${name}Edges>`] : [table];
  const flat = `${start} extends ${bases.join(", ")} {}\n`;
  if (fits(flat)) return flat;
  if (!edges) return `${start} extends Table<\n  ${words.join(",\n  ")}\n> {}\n`;
  return `${start}\n  extends\n    ${bases.join(",\n    ")} {}\n`;
}

export function importRecords(modules: readonly DataImport[]): string {
  return modules.map(({ name, path }) => importLine([`records as ${name}`], path)).join("");
}

/** @param rows Name of the variable that the table is created from. */
function tableOf(kind: string, rows: string): string {
  const call = `export const ${camelCase(kind)}: ${pascalCase(kind)}Table = ${pure} createTable(`;
  const about = `/** Every ${kind.replaceAll("_", " ")}, by id and by index. */\n`;
  return about + bracketed(call, [JSON.stringify(kind), rows], ");\n");
}

/** Written as a function, so that nothing is created from it until it is needed. */
function writeFormerIds(
  out: TextWriter,
  { aliases, migrations, history }: TableModuleInput["former"],
): void {
  if ([aliases, migrations, history].every((each) => Object.keys(each).length === 0)) return;
  out.write("  former: () => ({\n");
  for (const [member, value] of Object.entries({ aliases, migrations, ...history })) {
    writeEntry(out, member, value, 4);
  }
  out.write("  }),\n");
}
