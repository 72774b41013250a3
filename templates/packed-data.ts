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
 *     dialect: "bright-nights",
 *   });
 */
import type { Pack } from "../generator/print/pack/pack.ts";
import { printLinesMember } from "../generator/print/print-lines.ts";

/** Says to bundlers that the call only returns something: where nobody uses that, it can go. */
export const pure = "/* @__PURE__ */";

export function packedData(name: string, pack: Pack): string {
  return packedStart(name, pack) + packedEnd;
}

/**
 * All but the end, for what else a table is made of.
 * @param dialect Of what goes into a table; the default of tables is not written.
 */
export function packedStart(name: string, { ids, words, rows }: Pack, dialect = "spec"): string {
  let text = `const ${name}: PackedRows = ${pure} unpack({\n`;
  for (const [key, lines] of Object.entries({ ids, words, rows })) {
    text += printLinesMember(key, lines);
  }
  if (dialect !== "spec") text += `  dialect: "${dialect}",\n`;
  return text;
}

export const packedEnd = "});\n";
