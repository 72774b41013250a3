/**
 * What follows from a misspelt member is no mistake of its own: a definition is also seen as if its members were
 * spelt as they were meant, and what is found only without that is the misspelling's doing.
 */
import { shapes } from "../compiled/shapes.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { SourceText } from "../json/source-text.ts";
import type { Definition, Json, JsonObject, JsonPath, KindName, RawObject } from "../model.ts";
import { explain, type ShapeFinding } from "../schema/explain.ts";
import { meantMember } from "../validate.ts";

/** A member by the path where it stands and the name that was meant. */
export interface Misspelling {
  readonly path: JsonPath;
  readonly meant: string;
  readonly finding: Extract<ShapeFinding, { code: "unknown-member" }>;
}

/** Tells of a definition whether somebody who had a hand in it has misspelt a member; from what was found so far. `undefined` where nobody has. */
export function misspeltObjects(
  facts: readonly Fact[],
): ((definition: Definition) => boolean) | undefined {
  const places = new Map<SourceText, Set<string | number | undefined>>();
  for (const { code, place, data } of facts) {
    if (code !== "unknown-member" || !("path" in place)) continue;
    if ((data as { readonly suggestion?: string }).suggestion === undefined) continue;
    let indices = places.get(place.source);
    if (!indices) places.set(place.source, (indices = new Set()));
    indices.add(typeof place.path[0] === "number" ? place.path[0] : undefined);
  }
  if (places.size === 0) return undefined;
  const stands = (object: RawObject): boolean =>
    places.get(object.file)?.has(object.index) ?? false;
  return ({ contributors }) => contributors.some(stands);
}

export function misspellingsOf(kind: KindName, value: JsonObject): Misspelling[] {
  const { definition, definitions } = shapes[kind];
  return explain(value, definition, definitions).flatMap((finding) => {
    if (finding.code !== "unknown-member") return [];
    const meant = meantMember(finding.data);
    return meant === undefined ? [] : [{ path: finding.path, meant, finding }];
  });
}

/** The value with its members named as they were meant. Nothing of the old value changes. */
function respelt(value: JsonObject, misspellings: readonly Misspelling[]): JsonObject {
  const copy = structuredClone<JsonObject>(value);
  for (const { path, meant } of misspellings) {
    let at: Json | undefined = copy;
    for (const step of path.slice(0, -1)) at = (at as Record<string | number, Json>)[step];
    const member = path.at(-1);
    if (typeof at !== "object" || at === null || typeof member !== "string") continue;
    const object = at as Record<string, Json>;
    if (!Object.hasOwn(object, member) || Object.hasOwn(object, meant)) continue;
    object[meant] = object[member] as Json;
    Reflect.deleteProperty(object, member);
  }
  return copy;
}

/** The definition with its members named as they were meant. */
export function asMeant(definition: Definition): Definition {
  const { kind, value } = definition;
  return { ...definition, value: respelt(value, misspellingsOf(kind, value)) };
}
