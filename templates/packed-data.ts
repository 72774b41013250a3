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
import type { Pack } from "../generator/print/pack/pack.ts";
import { printLinesMember } from "../generator/print/print-lines.ts";
import { moduleFormat } from "../runtime/tables/format.ts";

/** The line of a table or pack that names the format of the modules. */
export function formatLine(): string {
  return `  format: "${moduleFormat}",\n`;
}

/** Tells bundlers that the call has no side effects: if its result is unused, it can be removed. */
export const pure = "/* @__PURE__ */";

export function packedData(name: string, pack: Pack): string {
  return packedStart(name, pack) + packedEnd;
}

/**
 * Everything but the end, so that more parts of a table can follow.
 * @param dialect Dialect of the table; the default of tables is not written.
 */
export function packedStart(name: string, { ids, words, rows }: Pack, dialect = "spec"): string {
  let text = `const ${name}: PackedRows = ${pure} unpack({\n`;
  for (const [key, lines] of Object.entries({ ids, words, rows })) {
    text += printLinesMember(key, lines);
  }
  text += formatLine();
  if (dialect !== "spec") text += `  dialect: "${dialect}",\n`;
  return text;
}

export const packedEnd = "});\n";
