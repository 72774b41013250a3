/**
 * The consequences of a misspelt member are not mistakes of their own: a definition is also checked as if its members
 * were spelt as intended, and findings that disappear then are due to the misspelling.
 */
import { shapes } from "../compiled/shapes.ts";
import type { Fact, Misspelling as MisspeltWord } from "../diagnostics/diagnostic.ts";
import type { Definition, Entry } from "../model/definition.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Place } from "../model/place.ts";
import { explain } from "../schema/explain.ts";
import type { ShapeFinding } from "../schema/shape-facts.ts";
import { suggestedMember } from "../validate/validate.ts";
import { getOrInsert } from "../model/maps.ts";

/** A member with its path and the name that was intended; or a member that is not where it belongs. */
export interface Misspelling {
  readonly path: JsonPath;
  readonly intended: string;
  readonly finding: Extract<ShapeFinding, { code: "unknown-member" }>;
}

/**
 * Returns a function that tells whether a contributor to a definition has misspelt a member, according to the facts so
 * far; `undefined` if none has.
 */
export function misspeltObjects(
  facts: readonly Fact[],
): ((definition: Definition) => boolean) | undefined {
  const entries = new Set<Entry>();
  for (const { code, place, data } of facts) {
    if (code !== "unknown-member" || !("entry" in place)) continue;
    const { suggestion, belongs } = data as { suggestion?: string; belongs?: string };
    if (suggestion !== undefined || belongs !== undefined) entries.add(place.entry);
  }
  if (entries.size === 0) return undefined;
  return ({ contributors }) => [...contributors].some(({ entry }) => entries.has(entry));
}

export function misspellingsOf(kind: KindName, value: JsonObject): Misspelling[] {
  const { definition } = shapes[kind];
  return explain(value, definition).flatMap((finding) => {
    if (finding.code !== "unknown-member") return [];
    const { belongs, member } = finding.data;
    const intended = belongs === undefined ? suggestedMember(kind, finding.data) : member;
    return intended === undefined ? [] : [{ path: finding.path, intended, finding }];
  });
}

/**
 * A copy of the value in which members are named as intended, as far as they then validate: rules read members by
 * their shapes, and a name does not prove a type.
 */
function respelt(
  kind: KindName,
  value: JsonObject,
  misspellings: readonly Misspelling[],
): JsonObject {
  const known = new Set(shapeMistakes(kind, value).map(textOf));
  const newMistakes = (intended: JsonObject): ShapeFinding[] =>
    shapeMistakes(kind, intended).filter((finding) => !known.has(textOf(finding)));
  const all = renamed(value, misspellings);
  const mistakes = newMistakes(all);
  if (mistakes.length === 0) return all;
  const bad = new Set(
    mistakes.flatMap(({ path }) => path.map((_, at) => textOfPath(path, at + 1))),
  );
  const valid = misspellings.filter((each) => !bad.has(JSON.stringify(intendedPath(each))));
  const some = renamed(value, valid);
  return newMistakes(some).length === 0 ? some : value;
}

/** Mistakes that rules do not expect; unknown members do not matter, since no rule reads them. */
function shapeMistakes(kind: KindName, value: JsonObject): ShapeFinding[] {
  const { definition } = shapes[kind];
  return explain(value, definition).filter(({ code }) => code !== "unknown-member");
}

function textOf({ code, path }: ShapeFinding): string {
  return JSON.stringify([code, path]);
}

function textOfPath(path: JsonPath, length: number): string {
  return JSON.stringify(path.slice(0, length));
}

/** The path of the member once it is named as intended. */
function intendedPath({ path, intended, finding: { data } }: Misspelling): JsonPath {
  const { belongs } = data;
  if (belongs === undefined) return [...path.slice(0, -1), intended];
  return belongs === "" ? [intended] : [belongs, intended];
}

function renamed(value: JsonObject, misspellings: readonly Misspelling[]): JsonObject {
  const copy = structuredClone<JsonObject>(value);
  for (const misspelling of misspellings) {
    const { path, intended } = misspelling;
    const from = objectAt(copy, path.slice(0, -1));
    const to = objectAt(copy, intendedPath(misspelling).slice(0, -1));
    const member = path.at(-1);
    if (!from || !to || typeof member !== "string") continue;
    if (!Object.hasOwn(from, member) || Object.hasOwn(to, intended)) continue;
    to[intended] = from[member] as Json;
    Reflect.deleteProperty(from, member);
  }
  return copy;
}

/** The misspelt members of a definition, each with its name and place. */
export function misspeltMembers(
  { kind, value }: Definition,
  placeOf: (path: JsonPath, target: "key") => Place,
): readonly MisspeltWord[] {
  return misspellingsOf(kind, value).map(({ path, finding }) => ({
    word: finding.data.member,
    places: [placeOf(path, "key")],
  }));
}

function objectAt(value: JsonObject, path: JsonPath): Record<string, Json> | undefined {
  let at: Json | undefined = value;
  for (const step of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string | number, Json>)[step];
  }
  return typeof at === "object" && at !== null ? (at as Record<string, Json>) : undefined;
}

const intendedOf = new WeakMap<Definition, Definition>();

/** The definition with its members named and placed as intended; always the same object for the same definition. */
export function asIntended(definition: Definition): Definition {
  return getOrInsert(intendedOf, definition, () => {
    const { kind, value } = definition;
    const misspellings = misspellingsOf(kind, value);
    return misspellings.length === 0
      ? definition
      : { ...definition, value: respelt(kind, value, misspellings) };
  });
}
