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
 *   export interface TerrainData {
 *     readonly id: string;
 *     …
 *   }
 */
import { dataTypesText, sharedTypes, typesText } from "../generator/compiled/types-text.ts";
import { header, importLine } from "./header.ts";

export function typesModule(extension: string): string {
  const ids = idTypes(typesText);
  return `${header()}${importLine(ids, `./ids${extension}`, { type: true })}\n${typesText}\n`;
}

export function dataTypesModule(extension: string): string {
  const shared = importLine(sharedTypes, `./types${extension}`, { type: true });
  return `${header()}${sharedTypes.length > 0 ? `${shared}\n` : ""}${dataTypesText}\n`;
}

/** Id types that the interfaces name, comments aside. */
function idTypes(text: string): string[] {
  const names = new Set<string>();
  for (const line of text.split("\n")) {
    if (/^\s*(?:\/?\*)/u.test(line)) continue;
    for (const [name] of line.matchAll(/\b[A-Z]\w*Id\b/gu)) names.add(name);
  }
  return [...names].sort();
}
