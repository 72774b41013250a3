/**
 * What was intended where names of members are typos. An object that misspells a member by which it is named or loaded
 * would be taken for something else, such as a modification for a second definition: it is left out, and what it was
 * meant to be counts as known. Of other definitions, what their typos cause is found by checking them as intended.
 */
import {
  isAbout,
  type Fact,
  type Misspelling as MisspeltWord,
  type Report,
} from "../diagnostics/diagnostic.ts";
import { someContributor } from "../model/contributors.ts";
import type { Definition, Entry, RawObject } from "../model/definition.ts";
import type { JsonObject, JsonPath, Json, Slot } from "../model/json.ts";
import type { Place } from "../model/place.ts";
import { explain } from "../schema/explain.ts";
import type { ShapeFinding } from "../schema/shape-facts.ts";
import { getOrInsert, addTo } from "../model/maps.ts";
import { unknownMember, type Typo, typosIn } from "../validate/typos.ts";
import { valueAt } from "../json/path.ts";
import { isObject } from "../json/containers.ts";
import { decisiveMembers } from "../kinds/parts/modification/modify-members.ts";
import type { Kind } from "../kinds/kind.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { chosenFrom } from "../model/chosen.ts";
import { noMemo, type Memo } from "../model/memo.ts";
import type { Derived } from "../kinds/parts/modification/modify-list.ts";

/**
 * Returns a function that tells whether a contributor to a definition has misspelt a member, according to the facts so
 * far; `undefined` if none has.
 * @param memo keeps the function for as long as the same ones have
 */
export function misspeltObjects(
  facts: readonly Fact[],
  memo: Memo = noMemo,
): ((definition: Definition) => boolean) | undefined {
  const misspellings = chosenFrom(memo, "misspellings", [...facts], isMisspelling);
  const entries = new Set(misspellings.map(({ place }) => "entry" in place && place.entry));
  if (entries.size === 0) return undefined;
  return memo.part(
    "misspelt objects",
    [...entries],
    () =>
      ({ contributors }: Definition) =>
        someContributor(contributors, ({ entry }) => entries.has(entry)),
  );
}

function isMisspelling(fact: Fact): boolean {
  if (!isAbout(fact, "unknown-member") || !("entry" in fact.place)) return false;
  const { suggestion, belongs } = fact.data;
  return suggestion !== undefined || belongs !== undefined;
}

/**
 * A copy of the value in which members are named as intended, as far as they then validate: rules read members by
 * their shapes, and a name does not prove a type.
 */
function withoutTypos(kind: Kind, value: JsonObject, typos: readonly Typo[]): JsonObject {
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
function shapeMistakes({ shapes }: Kind, value: JsonObject): ShapeFinding[] {
  return explain(value, shapes.definition).filter(({ code }) => code !== "unknown-member");
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
  kind: Kind,
  { value }: Definition,
  placeOf: (path: JsonPath, target: "key") => Place,
): readonly MisspeltWord[] {
  return typosIn(kind, value).map(({ finding: { path, data } }) => ({
    word: data.member,
    places: [placeOf(path, "key")],
  }));
}

const intendedOf = new WeakMap<Definition, Definition>();

/** The definition with its members named and placed as intended; always the same object for the same definition. */
export function asIntended(kind: Kind, definition: Definition): Definition {
  return getOrInsert(intendedOf, definition, () => {
    const { value } = definition;
    const typos = typosIn(kind, value);
    return typos.length === 0
      ? definition
      : { ...definition, value: withoutTypos(kind, value, typos) };
  });
}

/** Reports the member that is meant to be this one, as an error; returns false if the value has none. */
export function reportTypoOf(
  kinds: Kinds,
  member: string,
  kind: Kind,
  value: JsonObject,
  placeOf: (path: JsonPath, target: "key") => Place,
  report: Report,
): boolean {
  const typo = typosIn(kind, value).find(
    ({ intended }) => intended.length === 1 && intended[0] === member,
  );
  if (!typo) return false;
  const { finding } = typo;
  report(finding.code, placeOf(finding.path, "key"), unknownMember(kinds, kind, finding), {
    severity: "error",
    loses: true,
  });
  return true;
}

/** The misspellings in an object. */
export interface Spelling {
  /** The intended member, by the member as written; empty if the value of `edit-mode` is the mistake. */
  readonly intended: ReadonlyMap<string, string>;
  readonly facts: readonly Fact[];
}

/** `undefined` for objects that are loaded as they are written. */
export type SpellingOf = (object: RawObject) => Spelling | undefined;

/** @param facts the facts reported while objects were loaded */
export function misreadObjects(
  kinds: Kinds,
  facts: readonly Fact[],
  memo: Memo = noMemo,
): SpellingOf {
  const found = new Map<Entry, Fact[]>();
  for (const fact of chosenFrom(memo, "misread members", facts, isMisread)) {
    if ("entry" in fact.place) addTo(found, fact.place.entry, fact);
  }
  if (found.size === 0) return () => undefined;

  return ({ entry, kind }) => {
    const own = found
      .get(entry)
      ?.filter((fact) => isDecisive(kinds.of(kind), intendedMember(fact)));
    if (!own || own.length === 0) return undefined;
    const intended = new Map<string, string>();
    for (const fact of own) {
      if (!isAbout(fact, "unknown-member")) continue;
      const { member, suggestion } = fact.data;
      if (suggestion !== undefined) intended.set(member, suggestion);
    }
    return { intended, facts: own };
  };
}

function isMisread(fact: Fact): boolean {
  const { place } = fact;
  return "entry" in place && place.path.length === 1 && intendedMember(fact) !== undefined;
}

function isDecisive({ naming }: Kind, member = ""): boolean {
  return decisiveMembers.includes(member) || (naming?.members.includes(member) ?? false);
}

function intendedMember(fact: Fact): string | undefined {
  if (isAbout(fact, "unknown-member")) return fact.data.suggestion;
  const { code, place } = fact;
  const isMode = code === "not-in-list" && "path" in place && place.path.at(-1) === "edit-mode";
  return isMode ? "edit-mode" : undefined;
}

/** Reports the misspellings as errors, which they are in these members. */
export function reportMisread({ facts }: Spelling, report: Report): void {
  for (const { code, place, data } of facts) {
    report(code, place, data, { severity: "error", loses: true });
  }
}

/** A copy of the value with its members named as intended. */
export function respelt(
  value: JsonObject,
  { intended: names }: Spelling,
  derived: Derived,
): JsonObject {
  const sources = new Map<string | number, Slot>();
  const members = Object.entries(value).map(([written, inner]): [string, Json] => {
    const name = names.get(written) ?? written;
    sources.set(name, { container: value, key: written });
    return [name, inner];
  });
  const intended: JsonObject = Object.fromEntries(members);
  derived(intended, sources);
  return intended;
}
