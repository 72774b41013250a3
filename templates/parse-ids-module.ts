/**
 * Sample:
 *
 *   import { parseId } from "defwright/runtime/tables";
 *   import type { Known } from "defwright/runtime/tables";
 *   import type { TerrainId } from "./ids.js";
 *   import { terrain } from "./terrain.js";
 *
 *   export function parseTerrainId(text: string): Known<TerrainId> | undefined {
 *     return parseId<TerrainId>(terrain, text);
 *   }
 */
import { bracketed, importLine, importTypes, moduleStart } from "./header.ts";
import { camelCase, pascalCase } from "../generator/text/names.ts";

export interface ParseIdsModuleInput {
  readonly tables: readonly string[];
  readonly extension: string;
}

export function parseIdsModule({ tables, extension }: ParseIdsModuleInput): string {
  let text = moduleStart(["parseId"], ["Known"]);
  const ids = tables.map((kind) => `${pascalCase(kind)}Id`);
  text += importTypes(ids, `./ids${extension}`);
  for (const kind of tables) text += importLine([camelCase(kind)], `./${kind}${extension}`);
  for (const kind of tables) text += `\n${parser(kind)}`;
  return text;
}

function parser(kind: string): string {
  const name = `${pascalCase(kind)}Id`;
  const returns = `): Known<${name}> | undefined {\n`;
  const signature = bracketed(`export function parse${name}(`, ["text: string"], returns);
  const about = `Returns the text, such as one from a saved game, as an id; \`undefined\` if no ${kind.replaceAll("_", " ")} has it.`;
  return `/** ${about} */\n${signature}  return parseId<${name}>(${camelCase(kind)}, text);\n}\n`;
}
