/**
 * The module of a kind without ids.
 *
 * Sample:
 *
 *   const rows: PackedRows = … (packed-data.ts)
 *
 *   export const professionItemSubstitutions: Substitutions<ProfessionItemSubstitutions> =
 *     /* @__PURE__ *\/ createSubstitutions<ProfessionItemSubstitutions>(rows);
 */
import type { Pack } from "../generator/print/pack/pack.ts";
import { header, importLine, runtimeModule } from "./header.ts";
import { listHead, type MadeOfList } from "./list-module.ts";
import { pascalCase } from "./names.ts";
import { packedData, pure } from "./packed-data.ts";

export function packedListModule(made: MadeOfList, pack: Pack, extension: string): string {
  const { kind, maker, type } = made;
  const name = pascalCase(kind);
  let text = header();
  text += importLine([maker, "unpack"], runtimeModule);
  text += importLine(["PackedRows", type], runtimeModule, { type: true });
  text += importLine([name], `./types${extension}`, { type: true });
  text += `\n${packedData("rows", pack)}`;
  text += listHead(made);
  return `${text}  ${pure} ${maker}<${name}>(rows);\n`;
}
