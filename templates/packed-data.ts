/**
 * Sample:
 *
 *   const rows: PackedRows = /* @__PURE__ *\/ unpack({
 *     ids: "\
 *   `t_null\
 *   `t_door_c",
 *     words:
 *       "…",
 *     rows: "…",
 *     format: "0.1",
 *     dialect: "bright-nights",
 *   });
 */
import type { PackLines } from "../generator/print/pack/pack.ts";
import { printLinesMember } from "../generator/print/print-lines.ts";
import type { Dialect } from "../runtime/tables/dialect.ts";
import { moduleFormat } from "../runtime/tables/format.ts";

/** The lines of a table or pack that name the format of the modules and the dialect, unless it is the default one. */
export function formatLines(dialect: Dialect): string {
  const format = `  format: "${moduleFormat}",\n`;
  return dialect === "spec" ? format : `${format}  dialect: ${JSON.stringify(dialect)},\n`;
}

/** Tells bundlers that the call has no side effects: if its result is unused, it can be removed. */
export const pure = "/* @__PURE__ */";

export function packedData(name: string, pack: PackLines): string {
  return packedStart(name, pack) + packedEnd;
}

/** Everything but the end, so that more parts of a table can follow. */
export function packedStart(
  name: string,
  { ids, words, rows }: PackLines,
  dialect: Dialect = "spec",
): string {
  const members = Object.entries({ ids, words, rows }).map(([key, lines]) =>
    printLinesMember(key, lines),
  );
  const start = `const ${name}: PackedRows = ${pure} unpack({\n`;
  return `${start}${members.join("")}${formatLines(dialect)}`;
}

export const packedEnd = "});\n";
