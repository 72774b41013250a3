/**
 * Look-ups for unknown ids, by kind. Each is made when it is first needed, and kept until its contents change.
 */
import { suggestionsFrom, type Suggestions } from "../diagnostics/suggestions.ts";
import { idPrefixes, type Kinds } from "../kinds/kinds.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { addTo } from "../model/maps.ts";
import { isSameList } from "../model/memo.ts";
import { patchedMap } from "../model/patched-map.ts";
import { spliceOf } from "../model/splice.ts";

export interface IdLookups {
  /** The same object as in an earlier run if no id of a written definition has come or gone since. */
  readonly ids: object;
  /** Those that are known to be made of the present ids. */
  readonly suggestions: Map<KindName, Suggestions>;
  readonly built: BuiltSuggestions;
  /** The same with incomplete definitions, which may be meant as well. */
  readonly builtWhole: BuiltSuggestions;
  readonly names: Map<KindName, NameLookup>;
}

/** By what they offer: those that were made last, and the words that they were made of. */
type BuiltSuggestions = Map<
  string,
  { readonly words: readonly string[]; readonly suggestions: Suggestions }
>;

/**
 * Suggestions from words: those that were made last if the words are the same.
 * @param words sorted by code unit, so that they are the same as long as none has come or gone
 */
export function suggestionsAgain(
  kinds: Kinds,
  built: BuiltSuggestions,
  what: string,
  words: readonly string[],
): Suggestions {
  const before = built.get(what);
  if (before && isSameList(before.words, words)) return before.suggestions;
  const earlier = before && { suggestions: before.suggestions, ...different(before.words, words) };
  const isAlmostSame = earlier && earlier.come.length + earlier.gone.length <= mostDifferent;
  const suggestions = suggestionsFrom(words, idPrefixes(kinds), isAlmostSame ? earlier : undefined);
  built.set(what, { words, suggestions });
  return suggestions;
}

/** With more words that come or go, all that is known of the others is worked out again. */
const mostDifferent = 20;

/** @param before and now: sorted by code unit */
function different(
  before: readonly string[],
  now: readonly string[],
): { readonly come: readonly string[]; readonly gone: readonly string[] } {
  const { start, endBefore, end } = spliceOf(before, now);
  const [earlier, present] = [before.slice(start, endBefore), now.slice(start, end)];
  const [had, has] = [new Set(earlier), new Set(present)];
  return {
    come: present.filter((each) => !had.has(each)),
    gone: earlier.filter((each) => !has.has(each)),
  };
}

/** Ids of definitions by the names that players read, as they are typed. */
export type NameLookup = ReadonlyMap<string, readonly string[]>;

export function createIdLookups(): IdLookups {
  const none = { suggestions: new Map(), built: new Map(), builtWhole: new Map() };
  return { ids: {}, ...none, names: new Map() };
}

export function idsByName(definitions: Iterable<Definition>): NameLookup {
  const ids = new Map<string, string[]>();
  for (const definition of definitions) {
    const name = nameForPlayers(definition);
    if (name !== undefined) addTo(ids, asTyped(name), definition.id);
  }
  return ids;
}

/** The id of the only definition with that name. */
export function onlyNamed(names: NameLookup, name: string): string | undefined {
  const [only, ...others] = names.get(asTyped(name)) ?? [];
  return others.length > 0 ? undefined : only;
}

/** The names after some definitions have gone and others have come in their place. */
export function renamed(
  names: NameLookup,
  gone: readonly Definition[],
  come: readonly Definition[],
): NameLookup {
  const before = idsByName(gone);
  const now = idsByName(come);
  const changes = new Map<string, readonly string[] | undefined>();
  for (const name of new Set([...before.keys(), ...now.keys()])) {
    const left = new Set(before.get(name));
    const ids = [
      ...(names.get(name) ?? []).filter((id) => !left.has(id)),
      ...(now.get(name) ?? []),
    ];
    changes.set(name, ids.length > 0 ? ids : undefined);
  }
  return patchedMap(names, changes);
}

/** Normalizes a name as people may type it: case and surrounding spaces are ignored. */
export const asTyped = (name: string): string => name.trim().toLowerCase();

/** The name that people may type in place of the id; built-in definitions have none, since nobody means them. */
export function nameForPlayers({ value: { name }, origin }: Definition): string | undefined {
  return typeof name === "string" && !origin.entry.builtIn ? name : undefined;
}
