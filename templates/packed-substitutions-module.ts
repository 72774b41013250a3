/**
 * Sample:
 *
 *   const rows: PackedRows = … (packed-data.ts)
 *
 *   export const professionItemSubstitutions: Substitutions<ProfessionItemSubstitutions> =
 *     createSubstitutions<ProfessionItemSubstitutions>(rows);
 */
import type { Pack } from "../generator/print/pack/pack.ts";
import { header, importLine, runtimeModule } from "./header.ts";
import { packedData, pure } from "./packed-data.ts";

export function packedSubstitutionsModule(pack: Pack, extension: string): string {
  const type = "ProfessionItemSubstitutions";
  let text = header();
  text += importLine(["createSubstitutions", "unpack"], runtimeModule);
  text += importLine(["PackedRows", "Substitutions"], runtimeModule, { type: true });
  text += importLine([type], `./types${extension}`, { type: true });
  text += `\n${packedData("rows", pack)}`;
  text += `\n/** Replacements of starting items by traits, in load order (§2.2). */\n`;
  text += `export const professionItemSubstitutions: Substitutions<${type}> =\n`;
  return `${text}  ${pure} createSubstitutions<${type}>(rows);\n`;
}
