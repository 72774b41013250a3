/** A member that no schema has but many objects of a pack use belongs to the game: one finding for all of them. */
import { isAbout, type Fact } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../model/maps.ts";
import type { Memo } from "../model/memo.ts";
import { holderOf } from "../model/place.ts";
import type { FirstOf } from "./unchecked.ts";

/** Fewer objects may all have the same slip. */
const many = 20;

/** Folds the findings about such a member into one at the first place, with the number of objects. */
export function foldVocabulary(
  facts: readonly Fact[],
  firstOf: FirstOf,
  memo: Memo,
): readonly Fact[] {
  const folded = new Map<Fact, Fact | undefined>();
  for (const { group, objects } of memo.part("vocabulary", facts, () => groupsIn(facts))) {
    const first = firstOf(group.map(({ place }) => place)).at(0);
    for (const fact of group) {
      const isFirst = fact.place === first && isAbout(fact, "unknown-member");
      folded.set(fact, isFirst ? { ...fact, data: { ...fact.data, objects } } : undefined);
    }
  }
  if (folded.size === 0) return facts;
  return facts.flatMap((fact) => (folded.has(fact) ? (folded.get(fact) ?? []) : fact));
}

/** The findings about each member that many objects have. */
function groupsIn(
  facts: readonly Fact[],
): readonly { readonly group: readonly Fact[]; readonly objects: number }[] {
  const keyed = facts.flatMap((fact): (readonly [string, Fact])[] => {
    const key = keyOf(fact);
    return key === undefined ? [] : [[key, fact]];
  });
  return [...groupBy(keyed, ([key]) => key).values()].flatMap((some) => {
    const group = some.map(([, fact]) => fact);
    const objects = new Set(group.map(({ place }) => holderOf(place))).size;
    return objects < many ? [] : [{ group, objects }];
  });
}

/** The pack, the type and the member; `undefined` for findings that say what was meant. */
function keyOf(fact: Fact): string | undefined {
  if (!isAbout(fact, "unknown-member") || !("entry" in fact.place)) return undefined;
  const { suggestion, belongs, among, absent, kinds, whole, member } = fact.data;
  if ([suggestion, belongs, among, absent, kinds, whole].some((each) => each !== undefined)) {
    return undefined;
  }
  const { entry, path } = fact.place;
  const steps = path.map((step) => (typeof step === "number" ? 0 : step));
  return JSON.stringify([entry.pack.name, entry.value["type"], ...steps, member]);
}
