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

export interface TypesModuleInput {
  readonly extension: string;
  /** The interfaces of kinds that are not built in. */
  readonly own: InterfaceTexts;
  /** Those of built-in kinds. */
  readonly builtIn: InterfaceTexts;
  /** Whether the dialect closes lists of words, so that records contain no others. */
  readonly closed: boolean;
}

/** The interfaces of built-in kinds that no dialect has changed. */
export const unchangedTypes: InterfaceTexts = {
  ...{ records: typesText, data: dataTypesText, shared: sharedTypes, words: closedWords },
};

export function typesModule({ extension, own, builtIn, closed }: TypesModuleInput): string {
  const imports = importTypes(idTypes(builtIn.records + own.records), `./ids${extension}`);
  const words = Object.entries(builtIn.words).map(
    ([name, { about, words }]) =>
      `\n/** ${about} */\n${closed && words.length > 0 ? printUnion(name, words) : `export type ${name} = string;\n`}`,
  );
  return `${header()}${imports}${words.join("")}\n${builtIn.records}\n${own.records}`;
}

export function dataTypesModule({
  extension,
  own,
  builtIn,
}: Omit<TypesModuleInput, "closed">): string {
  const names = [...builtIn.shared, ...own.shared].sort();
  const shared = importTypes(names, `./types${extension}`);
  return `${header()}${names.length > 0 ? `${shared}\n` : ""}${builtIn.data}\n${own.data}`;
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
