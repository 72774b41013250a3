import { nearest, withoutPrefix, type Nearest } from "../diagnostics/suggest.ts";
import { oneOf } from "../diagnostics/sentence.ts";
import type { Suggestions } from "../diagnostics/suggestions.ts";
import { idPrefixes, type Kinds } from "../kinds/kinds.ts";
import { lookAlike } from "../text/characters.ts";
import type { Unknown } from "../diagnostics/missing-ids.ts";

export type { Unknown };

export interface Whereabouts {
  /** Suggestions from the ids of the kind. */
  readonly suggestions: () => Suggestions;
  /** A few of these ids. */
  readonly near: () => readonly string[];
  /** The id of the only definition of the kind with that name for players. */
  readonly named?: (name: string) => string | undefined;
  /** The built-in id of the kind that has the same letters. */
  readonly builtIn?: string | undefined;
  /** Suggestions from templates, if these may be meant as well. */
  readonly templates?: () => Suggestions;
  /** Another kind that has the id. */
  readonly elsewhere?: string | undefined;
  /** It is a template of the kind, which is not content. */
  readonly template?: boolean;
  /** Name of the pack, loaded later, that defines it. */
  readonly laterPack?: string | undefined;
}

/** Returns only the likeliest reason: an id that exists in another way needs no look-alike. */
export function whyUnknown(kinds: Kinds, id: string, where: Whereabouts): Unknown {
  const { near } = where;
  if (where.laterPack !== undefined) {
    const reason = `the pack "${where.laterPack}", which loads later, defines it`;
    return { reason, near: near() };
  }
  if (where.elsewhere !== undefined) return whyElsewhere(id, where.elsewhere, near());
  if (where.template === true) {
    return { reason: `"${id}" is a template, which never becomes content`, near: near() };
  }
  if (where.builtIn !== undefined) {
    const reason = `the built-in "${where.builtIn}" differs only in case or spaces`;
    return { builtIn: where.builtIn, reason, near: near() };
  }
  const { sameLetters, sameWords, nearest } = where.suggestions();
  // An id with the same letters comes before any other, however many are equally near.
  const same = sameLetters(id);
  const named = same === undefined ? where.named?.(id) : undefined;
  if (named !== undefined && named !== id) {
    return { suggestion: named, reason: `"${id}" is the name of "${named}"` };
  }
  const likeliest =
    same === undefined
      ? nearer(kinds, id, nearest(id), where.templates?.().nearest(id))
      : { suggestion: same };
  if (likeliest === undefined) {
    const words = sameWords(id);
    return words === undefined ? { near: near() } : { suggestion: words };
  }
  const reason = smallDifference(kinds, id, likeliest.suggestion);
  return { ...likeliest, ...(reason === undefined ? {} : { reason }) };
}

/** The reason if another kind has the id. */
export function whyElsewhere(id: string, kind: string, near: readonly string[]): Unknown {
  return { reason: `"${id}" is ${oneOf(kind)}`, near };
}

/** Removes a definition's own names from what it may mean by the name of another. @param own all its names */
export function besides(own: readonly unknown[], why: Unknown): Unknown {
  const { near, suggestion } = why;
  if (suggestion !== undefined && own.includes(suggestion)) return {};
  return near === undefined ? why : { ...why, near: near.filter((id) => !own.includes(id)) };
}

/** How two ids differ, if the difference is smaller than one of letters. */
function smallDifference(kinds: Kinds, id: string, other: string): string | undefined {
  const alike = lookAlike(id, other);
  if (alike !== undefined) return alike;
  if (id.toLowerCase() === other.toLowerCase()) return `"${other}" differs only in case`;
  if (id.trim() === other.trim()) return `"${other}" differs only in spaces`;
  const bare = (text: string): string => withoutPrefix(text, idPrefixes(kinds));
  return bare(id) === bare(other) ? `"${other}" differs only in its prefix` : undefined;
}

/** Of the nearest words from two sets, the one that is nearer; the first if neither is. */
function nearer(
  kinds: Kinds,
  id: string,
  one: Nearest | undefined,
  other: Nearest | undefined,
): Nearest | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const both = nearest(id, [one.suggestion, other.suggestion], idPrefixes(kinds)) ?? one;
  const chosen = both.suggestion === other.suggestion ? other : one;
  return { ...chosen, ...both };
}
