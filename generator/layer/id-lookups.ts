/**
 * Look-ups for unknown ids, by kind. Each is made when it is first needed, and kept until its contents change.
 */
import { suggestionsFrom, type Suggestions } from "../diagnostics/suggestions.ts";
import { idPrefixes, type Kinds } from "../kinds/kinds.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { isSameList } from "../model/memo.ts";
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

/** The same object as long as the names are the same. */
interface NameLookup {
  /** Ids by the names that players read; absent until needed. */
  ids?: ReadonlyMap<string, string>;
}

export function nameLookup({ names }: Pick<IdLookups, "names">, kind: KindName): NameLookup {
  const known = names.get(kind) ?? {};
  names.set(kind, known);
  return known;
}

export function createIdLookups(): IdLookups {
  const none = { suggestions: new Map(), built: new Map(), builtWhole: new Map() };
  return { ids: {}, ...none, names: new Map() };
}

/** The ids of definitions by the names that players read, without names that several definitions share. */
export function idsByName(table: ReadonlyMap<string, Definition>): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const shared = new Set<string>();
  for (const [id, definition] of table) {
    const name = nameForPlayers(definition);
    if (name === undefined) continue;
    const key = asTyped(name);
    if (ids.has(key)) shared.add(key);
    ids.set(key, id);
  }
  for (const key of shared) ids.delete(key);
  return ids;
}

/** Normalizes a name as people may type it: case and surrounding spaces are ignored. */
export const asTyped = (name: string): string => name.trim().toLowerCase();

/** The name that people may type in place of the id; built-in definitions have none, since nobody means them. */
export function nameForPlayers({ value: { name }, origin }: Definition): string | undefined {
  return typeof name === "string" && !origin.entry.builtIn ? name : undefined;
}
