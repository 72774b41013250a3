/**
 * Samples:
 *
 *   // types.ts
 *   export interface Terrain {
 *     /** Id of the terrain … (§2.3) *\/
 *     readonly id: TerrainId;
 *     …
 *   }
 *
 *   // data-types.ts
 *   export type TerrainRef = TerrainKey;
 *   export interface TerrainData {
 *     readonly id: TerrainRef;
 *     …
 *   }
 */
import { dataTypesText, sharedTypes, typesText } from "../generator/compiled/types-text.ts";
import { printUnion } from "../generator/emit/print-union.ts";
import { header, importLine } from "./header.ts";
import { pascalCase } from "./names.ts";

export function typesModule(extension: string): string {
  const ids = namesEndingIn("Id", typesText);
  return `${header()}${importLine(ids, `./ids${extension}`, { type: true })}\n${typesText}\n`;
}

export interface DataTypesInput {
  /** Ids that content mentions though nothing defines them; they were reported. */
  readonly dangling: ReadonlyMap<string, readonly string[]>;
  readonly kinds: readonly string[];
  readonly extension: string;
}

export function dataTypesModule({ dangling, kinds, extension }: DataTypesInput): string {
  const used = new Set(namesEndingIn("Ref", dataTypesText));
  const refs = kinds.filter((kind) => used.has(`${pascalCase(kind)}Ref`));
  const keys = refs.map((kind) => `${pascalCase(kind)}Key`);
  let text = header();
  text += importLine(keys.sort(), `./ids${extension}`, { type: true });
  if (sharedTypes.length > 0) {
    text += importLine(sharedTypes, `./types${extension}`, { type: true });
  }
  for (const kind of refs) {
    const name = pascalCase(kind);
    const missing = dangling.get(kind) ?? [];
    if (missing.length === 0) {
      text += `\nexport type ${name}Ref = ${name}Key;\n`;
      continue;
    }
    text += `\n/** Ids of ${kind.replaceAll("_", " ")} that content uses though nothing defines them. */\n`;
    text += printUnion(`Missing${name}Key`, missing);
    text += `export type ${name}Ref = ${name}Key | Missing${name}Key;\n`;
  }
  return `${text}\n${dataTypesText}\n`;
}

function namesEndingIn(ending: string, text: string): string[] {
  const names = new Set<string>();
  for (const match of text.matchAll(new RegExp(`: (?:readonly )?([A-Z]\\w*${ending})\\b`, "gu"))) {
    names.add(match[1] ?? "");
  }
  return [...names].sort();
}
