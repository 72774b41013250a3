/**
 * Samples:
 *
 *   // types.ts
 *   export type ConnectGroup = "CHAINFENCE" | "RAILING";
 *
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
import {
  closedWords,
  dataTypesText,
  sharedTypes,
  typesText,
} from "../generator/compiled/types-text.ts";
import { printUnion } from "../generator/print/print-union.ts";
import { header, importTypes } from "./header.ts";

export interface TypesModuleInput {
  readonly extension: string;
  /** Whether the dialect closes lists of words, so that records contain no others. */
  readonly closed: boolean;
}

export function typesModule({ extension, closed }: TypesModuleInput): string {
  const imports = importTypes(idTypes(typesText), `./ids${extension}`);
  const words = Object.entries(closedWords).map(
    ([name, { about, words }]) =>
      `\n/** ${about} */\n${closed ? printUnion(name, words) : `export type ${name} = string;\n`}`,
  );
  return `${header()}${imports}${words.join("")}\n${typesText}\n`;
}

export function dataTypesModule(extension: string): string {
  const shared = importTypes(sharedTypes, `./types${extension}`);
  return `${header()}${sharedTypes.length > 0 ? `${shared}\n` : ""}${dataTypesText}\n`;
}

/** Id types that the interfaces refer to, ignoring comments. */
function idTypes(text: string): string[] {
  const names = new Set<string>();
  for (const line of text.split("\n")) {
    if (/^\s*(?:\/?\*)/u.test(line)) continue;
    for (const [name] of line.matchAll(/\b[A-Z]\w*Id\b/gu)) names.add(name);
  }
  return [...names].sort();
}
