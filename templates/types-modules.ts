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
import { importTypes, moduleStart } from "./header.ts";

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
  return `${moduleStart([], jsonTypes(records))}${imports}${words.join("")}\n${records}`;
}

export function dataTypesModule({ data, shared }: InterfaceTexts, extension: string): string {
  const json = jsonTypes(data);
  const start = moduleStart([], json) + importTypes(shared, `./types${extension}`);
  return `${start}${json.length + shared.length > 0 ? "\n" : ""}${data}`;
}

/** Id types that the interfaces refer to. */
function idTypes(text: string): string[] {
  return typesIn(text, /\b[A-Z]\w*Id\b/gu);
}

/** The types of values of which nothing is said, as far as the interfaces refer to them. */
function jsonTypes(text: string): string[] {
  return typesIn(text, /\bJson(?:Array|Object)?\b/gu);
}

/** Names in the text, ignoring comments and words in quotes. */
function typesIn(text: string, name: RegExp): string[] {
  const names = new Set<string>();
  for (const line of text.split("\n")) {
    if (/^\s*(?:\/?\*)/u.test(line)) continue;
    const outside = line.replaceAll(/"(?:[^"\\]|\\.)*"/gu, "");
    for (const [found] of outside.matchAll(name)) names.add(found);
  }
  return [...names].sort();
}
