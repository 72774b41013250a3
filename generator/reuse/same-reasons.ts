/** Which reasons why a kind has no such id (`layer/why-unknown.ts`) are those of other content. */
import { farFrom } from "../diagnostics/suggestions.ts";
import { idPrefixes } from "../kinds/kinds.ts";
import { asTyped, nameForPlayers } from "../layer/id-lookups.ts";
import type { Registry } from "../layer/registry.ts";
import { getOrInsert } from "../model/maps.ts";
import type { KindName } from "../model/kind-names.ts";

/** Kinds with no more definitions may have so few ids that all of them are offered. */
const few = 10;

/**
 * Returns a function that tells whether the reason is the same, although it is not asked for; if not, it may be.
 * @param words all words under which the two contents differ
 */
export function sameReasons(
  before: Registry,
  now: Registry,
  words: ReadonlySet<string>,
): (kind: KindName, id: string) => boolean {
  const ofKind = (kind: KindName): ((id: string) => boolean) => {
    const moved: string[] = [];
    const names = new Set<string>();
    for (const word of words) {
      const both = [before.own(kind, word), now.own(kind, word)];
      if (both.filter(Boolean).length === 1) moved.push(word);
      for (const each of both) names.add(asTyped((each && nameForPlayers(each)) ?? ""));
    }
    const areMany = [before, now].every((each) => each.table(kind).size > few);
    const isFar = farFrom(moved, idPrefixes(now.kinds));
    return (id) =>
      areMany &&
      !words.has(id) &&
      !names.has(asTyped(id)) &&
      (before.template(kind, id) === undefined) === (now.template(kind, id) === undefined) &&
      isFar(id);
  };
  const known = new Map<KindName, (id: string) => boolean>();
  return (kind, id) => getOrInsert(known, kind, () => ofKind(kind))(id);
}
