/** The records of revisions, kept by what they were made from: content that was compared once is not compiled again. */
import { keptFile, keyOf, readKept, writeKept } from "../build/kept-state.ts";
import type { Settings } from "../config/settings.ts";
import { sha256 } from "../disk/sha256.ts";
import { isList } from "../json/containers.ts";
import type { FilePart } from "../json/part-file.ts";
import type { JsonObject } from "../model/json.ts";
import type { RecordsByKind } from "./compare-content.ts";

interface KeptRecords {
  /** Absent if an earlier process kept none. */
  readonly content?: RecordsByKind;
  readonly keep: (content: RecordsByKind) => void;
}

/** The records of a kind, by their ids. */
type Table = readonly [kind: string, records: readonly (readonly [id: string, JsonObject])[]];

/**
 * @param from everything besides the settings that decides on the records, as plain data
 * @returns `undefined` if nothing is kept for the project
 */
export function keptRecords(settings: Settings, from: unknown): KeptRecords | undefined {
  const key = sha256(JSON.stringify([keyOf(settings), from]));
  const file = keptFile(settings.root, key);
  if (file === undefined) return undefined;
  const parts = readKept(file, key)?.filter(isTable);
  return {
    ...(parts ? { content: new Map(parts.map(([[kind, all]]) => [kind, new Map(all)])) } : {}),
    keep: (content) => {
      const tables = [...content].map(([kind, all]): FilePart<Table> => [[kind, [...all]], []]);
      writeKept(file, key, tables);
    },
  };
}

/** Its hash shows that a file is what was written. */
function isTable(part: FilePart<unknown>): part is FilePart<Table> {
  return isList(part[0]);
}
