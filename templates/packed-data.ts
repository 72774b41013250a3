/**
 * Sample:
 *
 *   const rows: PackedRows = /* @__PURE__ *\/ unpack({
 *     ids: `
 *   t_null
 *   t_door_c`,
 *     words: `…`,
 *     rows: `…`,
 *   });
 */
import type { Pack } from "../generator/emit/pack/pack.ts";
import { printTemplate } from "../generator/emit/print-template.ts";

/** Tells bundlers that what is called does nothing but return something: where nobody uses that, it can go. */
export const pure = "/* @__PURE__ */";

export function packedData(name: string, { ids, words, rows }: Pack): string {
  let text = `const ${name}: PackedRows = ${pure} unpack({\n`;
  for (const [key, lines] of Object.entries({ ids, words, rows })) {
    text += `  ${key}: ${printTemplate(lines)},\n`;
  }
  return `${text}});\n`;
}
