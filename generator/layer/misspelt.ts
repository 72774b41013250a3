/**
 * The consequences of a misspelt member are not mistakes of their own: a definition is also checked as if its members
 * were spelt as intended, and findings that disappear then are due to the misspelling.
 */
import { shapes } from "../compiled/shapes.ts";
import type { Fact, Misspelling as MisspeltWord, Report } from "../diagnostics/diagnostic.ts";
import type { Definition, Entry } from "../model/definition.ts";
import type { JsonObject, JsonPath } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Place } from "../model/place.ts";
import { explain } from "../schema/explain.ts";
import type { ShapeFinding } from "../schema/shape-facts.ts";
import { getOrInsert } from "../model/maps.ts";
import { unknownMember, type Typo, typosIn } from "../validate/typos.ts";
import { valueAt } from "../json/path.ts";
import { isObject } from "../json/containers.ts";

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

/**
 * A copy of the value in which members are named as intended, as far as they then validate: rules read members by
 * their shapes, and a name does not prove a type.
 */
function respelt(kind: KindName, value: JsonObject, typos: readonly Typo[]): JsonObject {
  const known = new Set(shapeMistakes(kind, value).map(textOf));
  const newMistakes = (intended: JsonObject): ShapeFinding[] =>
    shapeMistakes(kind, intended).filter((finding) => !known.has(textOf(finding)));
  const all = renamed(value, typos);
  const mistakes = newMistakes(all);
  if (mistakes.length === 0) return all;
  const bad = new Set(
    mistakes.flatMap(({ path }) => path.map((_, at) => JSON.stringify(path.slice(0, at + 1)))),
  );
  const valid = typos.filter(({ intended }) => !bad.has(JSON.stringify(intended)));
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

function renamed(value: JsonObject, typos: readonly Typo[]): JsonObject {
  const copy = structuredClone<JsonObject>(value);
  for (const { finding, intended } of typos) {
    const from = valueAt(copy, finding.path.slice(0, -1));
    const to = valueAt(copy, intended.slice(0, -1));
    const [member, name] = [finding.path.at(-1), intended.at(-1)];
    if (!isObject(from) || !isObject(to) || member === undefined || name === undefined) continue;
    if (!Object.hasOwn(from, member) || Object.hasOwn(to, name)) continue;
    Reflect.set(to, name, from[member]);
    Reflect.deleteProperty(from, member);
  }
  return copy;
}

/** The misspelt members of a definition, each with its name and place. */
export function misspeltMembers(
  { kind, value }: Definition,
  placeOf: (path: JsonPath, target: "key") => Place,
): readonly MisspeltWord[] {
  return typosIn(kind, value).map(({ finding: { path, data } }) => ({
    word: data.member,
    places: [placeOf(path, "key")],
  }));
}

const intendedOf = new WeakMap<Definition, Definition>();

/** The definition with its members named and placed as intended; always the same object for the same definition. */
export function asIntended(definition: Definition): Definition {
  return getOrInsert(intendedOf, definition, () => {
    const { kind, value } = definition;
    const typos = typosIn(kind, value);
    return typos.length === 0 ? definition : { ...definition, value: respelt(kind, value, typos) };
  });
}

/** Reports the member that is meant to be this one, as an error; returns false if the value has none. */
export function reportTypoOf(
  member: string,
  kind: KindName,
  value: JsonObject,
  placeOf: (path: JsonPath, target: "key") => Place,
  report: Report,
): boolean {
  const typo = typosIn(kind, value).find(
    ({ intended }) => intended.length === 1 && intended[0] === member,
  );
  if (!typo) return false;
  const { finding } = typo;
  report(finding.code, placeOf(finding.path, "key"), unknownMember(kind, finding), {
    severity: "error",
    loses: true,
  });
  return true;
}
