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
import type { InterfaceTexts } from "../generator/print/interfaces.ts";
import { printUnion } from "../generator/print/print-union.ts";
import { header, importTypes } from "./header.ts";

/** The interfaces of built-in kinds that no dialect has changed. */
export const unchangedTypes: InterfaceTexts = {
  ...{ records: typesText, data: dataTypesText, shared: sharedTypes, words: closedWords },
};

/** @param closed whether the dialect closes lists of words, so that records contain no others */
export function typesModule(
  { records, words: lists }: InterfaceTexts,
  closed: boolean,
  extension: string,
): string {
  const imports = importTypes(idTypes(records), `./ids${extension}`);
  const words = Object.entries(lists).map(
    ([name, { about, words }]) =>
      `\n/** ${about} */\n${closed && words.length > 0 ? printUnion(name, words) : `export type ${name} = string;\n`}`,
  );
  return `${header()}${imports}${words.join("")}\n${records}`;
}

export function dataTypesModule({ data, shared }: InterfaceTexts, extension: string): string {
  const imports = importTypes(shared, `./types${extension}`);
  return `${header()}${shared.length > 0 ? `${imports}\n` : ""}${data}`;
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
