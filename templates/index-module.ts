/**
 * Sample:
 *
 *   export { TerrainId } from "./ids.js";
 *   export type { TerrainKey, … } from "./ids.js";
 *   export { parseTerrainId, … } from "./parse-ids.js";
 *   export { terrain } from "./terrain.js";
 *   export type { TerrainTable } from "./terrain.js";
 *   export type * from "./types.js";
 */
import { header } from "./header.ts";
import { camelCase, pascalCase } from "./names.ts";

export interface IndexModuleInput {
  readonly tables: readonly string[];
  readonly extension: string;
}

/** Edges stay outside: who needs the types of transitions imports `edges` alone. */
export function indexModule({ tables, extension }: IndexModuleInput): string {
  let text = header();
  text += `export * from "./ids${extension}";\n`;
  text += `export type * from "./types${extension}";\n`;
  text += `export * from "./parse-ids${extension}";\n`;
  for (const kind of tables) {
    const [value, name] = [camelCase(kind), pascalCase(kind)];
    text += `export { ${value}, type ${name}Table } from "./${kind}${extension}";\n`;
  }
  text += `export { professionItemSubstitutions } from "./profession_item_substitutions${extension}";\n`;
  text += `export { recipeLookups, uncraftLookups } from "./recipe-lookups${extension}";\n`;
  return text;
}
