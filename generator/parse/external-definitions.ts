/**
 * Where objects of other types define the ids of external kinds: for notes of findings, for `refs`, and for editors.
 * Only the ids of such objects are kept, so a file is read again if it defines a wanted id.
 */
import { isList, isObject } from "../json/containers.ts";
import { parseJson } from "../json/parse-json.ts";
import { collectExternalIds } from "../kinds/external-kinds.ts";
import type { Json, JsonPath } from "../model/json.ts";
import type { SourceFile } from "../model/source-file.ts";
import { pathTo, type ParsedFile } from "./parse.ts";
import { PairMap } from "../model/maps.ts";

export interface ExternalId {
  readonly kind: string;
  readonly id: string;
}

export interface ExternalDefinition extends ExternalId {
  readonly file: SourceFile;
  /** From the top of the file to the id. */
  readonly path: JsonPath;
}

/** The definitions of the wanted ids in load order; an id that only the configuration lists has none. */
export function externalDefinitions(
  parsed: readonly ParsedFile[],
  wanted: Iterable<ExternalId>,
): ExternalDefinition[] {
  const ids = new PairMap<string, string, true>();
  for (const { kind, id } of wanted) ids.set(kind, id, true);
  return parsed
    .filter(({ externals }) =>
      Object.entries(externals).some(([kind, own]) => own.some((id) => ids.has(kind, id))),
    )
    .flatMap(({ file }) => externalDefinitionsIn(file))
    .filter(({ kind, id }) => ids.has(kind, id));
}

/** All definitions in a file; none in a text that is not JSON. */
export function externalDefinitionsIn(file: SourceFile): ExternalDefinition[] {
  const value = parseJson(file.text);
  if (value === undefined) return [];
  const entries: readonly Json[] = isList(value) ? value : [value];
  const found: ExternalDefinition[] = [];
  entries.forEach((entry, position) => {
    if (!isObject(entry) || typeof entry["type"] !== "string") return;
    const top = pathTo(isList(value) ? position : undefined);
    collectExternalIds(entry["type"], entry, (kind, id, ...inside) => {
      const path = [...top, ...inside.filter((step) => step !== undefined)];
      found.push({ kind, id, file, path });
    });
  });
  return found;
}
