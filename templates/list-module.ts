/**
 * The module of a kind without ids.
 *
 * Sample:
 *
 *   import { records as core } from "./profession_item_substitutions/core/traits.js";
 *
 *   export const professionItemSubstitutions: Substitutions<ProfessionItemSubstitutions> =
 *     /* @__PURE__ *\/ createSubstitutions<ProfessionItemSubstitutions>([core]);
 */
import { header, importLine, runtimeModule } from "./header.ts";
import { camelCase, pascalCase } from "./names.ts";
import { pure } from "./packed-data.ts";

/** What is created from the list of a kind. */
export interface MadeOfList {
  readonly kind: string;
  /** The runtime function that creates it, and its generic type. */
  readonly maker: string;
  readonly type: string;
  /** Description for the comment above it. */
  readonly about: string;
}

export interface ListModuleInput extends MadeOfList {
  /** In load order, which may matter. */
  readonly modules: readonly { readonly name: string; readonly path: string }[];
  readonly extension: string;
}

export function listModule(input: ListModuleInput): string {
  const { kind, maker, type, modules, extension } = input;
  const name = pascalCase(kind);
  let text = header();
  text += importLine([maker], runtimeModule);
  text += importLine([type], runtimeModule, { type: true });
  for (const module of modules) text += importLine([`records as ${module.name}`], module.path);
  text += importLine([name], `./types${extension}`, { type: true });
  text += listHead(input);
  const flat = `  ${pure} ${maker}<${name}>([${modules.map((module) => module.name).join(", ")}]);\n`;
  if (flat.length <= 81) return text + flat;
  return `${text}  ${pure} ${maker}<${name}>([\n${modules.map((module) => `    ${module.name},\n`).join("")}  ]);\n`;
}

/** The declaration, up to its value. */
export function listHead({ kind, type, about }: MadeOfList): string {
  return `\n/** ${about} */\nexport const ${camelCase(kind)}: ${type}<${pascalCase(kind)}> =\n`;
}
