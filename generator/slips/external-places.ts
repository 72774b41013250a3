/** Finds where the packs define ids of external kinds: items, skills and the like. */
import { parseJson } from "../json/parse-json.ts";
import { collectExternalIds } from "../kinds/external-kinds.ts";
import type { ExternalKind } from "../model/external-kind-names.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import type { Place } from "../model/place.ts";
import type { ParsedFile } from "../parse/parse.ts";

export interface ExternalId {
  readonly kind: string;
  readonly id: string;
}

/** Finds the first place of each wanted id; a file is only parsed if it defines one of them. */
export function externalPlaces(
  files: readonly ParsedFile[],
  wanted: Iterable<ExternalId>,
): (external: ExternalId) => Place | undefined {
  const missing = new Map([...wanted].map((each) => [keyOf(each), each]));
  const places = new Map<string, Place>();
  for (const { file, externals } of files) {
    if (missing.size === 0) break;
    const kinds = Object.keys(externals) as ExternalKind[];
    const has = kinds.some((kind) =>
      externals[kind]?.some((id) => missing.has(keyOf({ kind, id }))),
    );
    if (!has) continue;
    for (const [external, path] of definedIn(file.text)) {
      const key = keyOf(external);
      if (missing.delete(key)) places.set(key, { source: file, path, target: "value" });
    }
  }
  return (external) => places.get(keyOf(external));
}

function* definedIn(text: string): Generator<readonly [ExternalId, JsonPath]> {
  const parsed = parseJson(text);
  if (!parsed.ok) return;
  const { value } = parsed;
  const entries = Array.isArray(value) ? (value as readonly Json[]) : [value];
  for (const [index, entry] of entries.entries()) {
    if (typeof entry !== "object" || entry === null || Array.isArray(entry)) continue;
    const object = entry as JsonObject;
    const { type } = object;
    if (typeof type !== "string") continue;
    const found: ExternalId[] = [];
    collectExternalIds(type, object, (kind, id) => found.push({ kind, id }));
    for (const each of found) {
      const path = memberOf(object, each.id);
      yield [each, Array.isArray(value) ? [index, ...path] : path];
    }
  }
}

/** Path to the id, or to the object if the id is nested deeper. */
function memberOf(object: JsonObject, id: string): JsonPath {
  for (const member of Object.keys(object)) {
    const value = object[member];
    if (member === "type") continue;
    if (value === id) return [member];
    const index = Array.isArray(value) ? (value as readonly Json[]).indexOf(id) : -1;
    if (index >= 0) return [member, index];
  }
  return [];
}

function keyOf({ kind, id }: ExternalId): string {
  return `${kind}\n${id}`;
}
