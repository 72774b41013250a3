/**
 * Sample:
 *
 *   export * from "./ids.js";
 *   export type * from "./types.js";
 *   export * from "./parse-ids.js";
 *   export { terrain, type TerrainTable } from "./terrain.js";
 *   export { professionItemSubstitutions } from "./profession_item_substitutions.js";
 *   export { recipeLookups, uncraftLookups } from "./recipe-lookups.js";
 */
import { header } from "./header.ts";
import { camelCase, pascalCase } from "../generator/text/names.ts";

export interface IndexModuleInput {
  /** Kinds with a table, kinds that are a list, and kinds with look-ups. */
  readonly tables: readonly string[];
  readonly lists: readonly string[];
  readonly lookups: readonly string[];
  readonly extension: string;
}

/** Edges are not re-exported: code that needs the types of transitions imports `edges` itself. */
export function indexModule({ tables, lists, lookups, extension }: IndexModuleInput): string {
  let text = header();
  text += `export * from "./ids${extension}";\n`;
  text += `export type * from "./types${extension}";\n`;
  text += `export * from "./parse-ids${extension}";\n`;
  for (const kind of tables) {
    const [value, name] = [camelCase(kind), pascalCase(kind)];
    text += `export { ${value}, type ${name}Table } from "./${kind}${extension}";\n`;
  }
  for (const kind of lists) {
    text += `export { ${camelCase(kind)} } from "./${kind}${extension}";\n`;
  }
  const names = lookups.map((kind) => `${camelCase(kind)}Lookups`);
  text += `export { ${names.join(", ")} } from "./recipe-lookups${extension}";\n`;
  return text;
}
