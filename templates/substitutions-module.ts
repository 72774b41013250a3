/**
 * Sample:
 *
 *   import { records as core } from "./profession_item_substitutions/core/traits.js";
 *
 *   export const professionItemSubstitutions: Substitutions<ProfessionItemSubstitutions> =
 *     /* @__PURE__ *\/ createSubstitutions<ProfessionItemSubstitutions>([core]);
 */
import { header, importLine, runtimeModule } from "./header.ts";
import { pure } from "./packed-data.ts";

export interface SubstitutionsModuleInput {
  /** In load order: of several that replace the same item the first counts. */
  readonly modules: readonly { readonly name: string; readonly path: string }[];
  readonly extension: string;
}

export function substitutionsModule({ modules, extension }: SubstitutionsModuleInput): string {
  const type = "ProfessionItemSubstitutions";
  let text = header();
  text += importLine(["createSubstitutions"], runtimeModule);
  text += importLine(["Substitutions"], runtimeModule, { type: true });
  for (const module of modules) text += importLine([`records as ${module.name}`], module.path);
  text += importLine([type], `./types${extension}`, { type: true });
  text += `\n/** Replacements of starting items by traits, in load order (§2.2). */\n`;
  text += `export const professionItemSubstitutions: Substitutions<${type}> =\n`;
  const flat = `  ${pure} createSubstitutions<${type}>([${modules.map(({ name }) => name).join(", ")}]);\n`;
  if (flat.length <= 81) return text + flat;
  return `${text}  ${pure} createSubstitutions<${type}>([\n${modules.map(({ name }) => `    ${name},\n`).join("")}  ]);\n`;
}
