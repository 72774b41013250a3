/**
 * An object that misspells a member by which it is named or loaded would be taken for something else: a modification
 * for a second definition, a child for a complete definition. It is left out, and what it was meant to be counts as
 * known.
 */
import type { KindName } from "../model/kind-names.ts";
import { kinds } from "../kinds/registry.ts";
import type { Fact, Report } from "../diagnostics/diagnostic.ts";
import type { Entry, RawObject } from "../model/definition.ts";
import type { Json, JsonObject } from "../model/json.ts";
import type { Slot } from "./origins.ts";
import { addTo } from "../model/maps.ts";

/** The members that decide how an object is loaded, besides those that name it. */
const decisive: readonly string[] = [
  "abstract",
  "alias",
  "copy-from",
  "edit-mode",
  "obsolete",
  "override",
];

/** The misspellings in an object. */
export interface Spelling {
  /** The intended member, by the member as written; empty if the value of `edit-mode` is the mistake. */
  readonly intended: ReadonlyMap<string, string>;
  readonly facts: readonly Fact[];
}

/** `undefined` for objects that are loaded as they are written. */
export type SpellingOf = (object: RawObject) => Spelling | undefined;

/** @param facts the facts reported while objects were loaded */
export function misreadObjects(facts: readonly Fact[]): SpellingOf {
  const found = new Map<Entry, Fact[]>();
  for (const fact of facts) {
    const { place } = fact;
    if (!("entry" in place) || place.path.length !== 1) continue;
    const intended = intendedMember(fact);
    if (intended === undefined) continue;
    addTo(found, place.entry, fact);
  }
  if (found.size === 0) return () => undefined;

  return ({ entry, kind }) => {
    const own = found.get(entry)?.filter((fact) => isDecisive(kind, intendedMember(fact)));
    if (!own || own.length === 0) return undefined;
    const intended = new Map<string, string>();
    for (const { code, data } of own) {
      if (code !== "unknown-member") continue;
      const { member, suggestion } = data as { member: string; suggestion: string };
      intended.set(member, suggestion);
    }
    return { intended, facts: own };
  };
}

function isDecisive(kind: KindName, member = ""): boolean {
  return decisive.includes(member) || (kinds[kind].naming?.members.includes(member) ?? false);
}

function intendedMember({ code, place, data }: Fact): string | undefined {
  if (code === "unknown-member") {
    return (data as { readonly suggestion?: string }).suggestion;
  }
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
  derived: (container: object, sources: ReadonlyMap<string | number, Slot>) => void,
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
