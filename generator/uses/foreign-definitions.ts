/**
 * Finds where objects of other types define ids. Only the ids of these objects are kept, so their files are read again.
 */
import { isList, isObject } from "../json/containers.ts";
import { collectExternalIds } from "../kinds/external-kinds.ts";
import { parseJson } from "../json/parse-json.ts";
import type { ExternalKind } from "../model/external-kind-names.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import type { SourceFile } from "../model/source-file.ts";
import { pathTo, type ParsedFile } from "../parse/parse.ts";
import type { NamedId } from "./occurrence.ts";

export interface ForeignDefinition {
  readonly file: SourceFile;
  /** From the top of the file to the id. */
  readonly path: JsonPath;
  /** The object that defines it. */
  readonly object: JsonObject;
}

/** In load order; empty for an id that only the configuration lists. */
export function foreignDefinitions(
  parsed: readonly ParsedFile[],
  { kind, id }: NamedId,
): ForeignDefinition[] {
  return parsed
    .filter(({ externals }) => externals[kind as ExternalKind]?.includes(id))
    .flatMap(({ file }) => definitionsIn(file, kind, id));
}

function definitionsIn(file: SourceFile, kind: string, id: string): ForeignDefinition[] {
  const read = parseJson(file.text);
  if (!read.ok) return [];
  const { value } = read;
  const entries: readonly Json[] = isList(value) ? value : [value];
  const found: ForeignDefinition[] = [];
  entries.forEach((entry, position) => {
    if (!isObject(entry)) return;
    const { type } = entry;
    if (typeof type !== "string") return;
    collectExternalIds(type, entry, (of, name, member, index, inner) => {
      if (of !== kind || name !== id) return;
      const top = pathTo(isList(value) ? position : undefined, member);
      const rest = [
        ...(index === undefined ? [] : [index]),
        ...(inner === undefined ? [] : [inner]),
      ];
      found.push({ file, path: [...top, ...rest], object: entry });
    });
  });
  return found;
}
