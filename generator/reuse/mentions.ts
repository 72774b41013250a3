/**
 * What of a definition decides its results besides itself: other content under the words that it contains, and under
 * those of the definitions that it leads to through kinds whose definitions are followed.
 */
import { isList } from "../json/containers.ts";
import type { Json } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";

/** A definition with the words that were written for it. */
export interface Mentioning {
  readonly kind: KindName;
  readonly id: string;
  readonly value: Json;
}

/** Whether its id or its value has any of these words. */
export function mentions({ id, value }: Mentioning, isOne: (word: string) => boolean): boolean {
  return isOne(id) || someText(value, isOne);
}

function someText(value: Json, isOne: (word: string) => boolean): boolean {
  if (typeof value === "string") return isOne(value);
  if (typeof value !== "object" || value === null) return false;
  if (isList(value)) return value.some((each) => someText(each, isOne));
  for (const member in value) {
    if (isOne(member) || someText(value[member] ?? null, isOne)) return true;
  }
  return false;
}

/**
 * Returns those that contain one of the words, or lead to a definition that does.
 * @param follows kinds whose definitions are followed
 */
export function mentioning<Each extends Mentioning>(
  all: Iterable<Each>,
  words: Iterable<string>,
  follows: ReadonlySet<KindName>,
): ReadonlySet<Each> {
  const linked = new Set(words);
  const found = new Set<Each>();
  if (linked.size === 0) return found;
  const isLinked = (word: string): boolean => linked.has(word);
  const [followed, others]: [Set<Each>, Each[]] = [new Set(), []];
  for (const each of all) {
    if (follows.has(each.kind)) followed.add(each);
    else others.push(each);
  }
  for (let before = -1; before < linked.size;) {
    before = linked.size;
    for (const each of followed) {
      if (!mentions(each, isLinked)) continue;
      followed.delete(each);
      found.add(each);
      linked.add(each.id);
    }
  }
  for (const each of others) if (mentions(each, isLinked)) found.add(each);
  return found;
}

/**
 * Whether `mentioning` finds some of these definitions by each of these words.
 * @param followed the definitions of an id that are followed
 */
export function leadsTo(
  some: readonly Mentioning[],
  words: Iterable<string>,
  followed: (id: string) => readonly Mentioning[],
): boolean {
  const missing = new Set(words);
  const next = new Set(some);
  const look = (word: string): false => {
    missing.delete(word);
    for (const each of followed(word)) next.add(each);
    return false;
  };
  // Iterating over a set includes entries added meanwhile.
  for (const each of next) {
    if (missing.size === 0) return true;
    mentions(each, look);
  }
  return missing.size === 0;
}
