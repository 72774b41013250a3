/** Whether a finding is still the one of an earlier run: stages that add to a fact make a new object of it. */
import { isSameByMember } from "../json/same-json.ts";
import { getOrInsert } from "../model/maps.ts";
import type { Entry } from "../model/definition.ts";
import { spliced, spliceOf } from "../model/splice.ts";
import type { TextPlace } from "../model/place.ts";
import type { Fact } from "./diagnostic.ts";

/** Whether two facts with one code and one place say the same; the places of their notes are not compared. */
export function isSameFact(one: Fact | undefined, other: Fact): boolean {
  if (one === undefined || one === other) return one === other;
  return (
    one.loses === other.loses &&
    one.inheritedBy === other.inheritedBy &&
    isSameByMember(one.data, other.data) &&
    isSameEach(one.covers, other.covers, isSameCover) &&
    isSameEach(one.notes, other.notes, isSameNote)
  );
}

/** By object: the last fact of each code at each path in it. */
const last = new WeakMap<Entry, Map<string, Fact>>();

/** The fact of an earlier run if it says the same; what is worked out from lists of facts is then kept. */
export function asBefore(fact: Fact): Fact {
  const { code, place, notes, covers } = fact;
  if (!("entry" in place)) return fact;
  const key = JSON.stringify([code, place.path, place.target, place.madeBy]);
  const here = getOrInsert(last, place.entry, () => new Map<string, Fact>());
  const before = here.get(key);
  const isBeside = before?.notes === notes && before?.covers === covers;
  if (before && isBeside && isSameFact(before, fact)) return before;
  here.set(key, fact);
  return fact;
}

/** Facts as they were found, and each as the object that it was before if it says the same. */
export interface FactsAgain {
  readonly found: readonly Fact[];
  readonly facts: readonly Fact[];
}

/** @param before those of the last run */
export function factsAgain(found: readonly Fact[], before: FactsAgain | undefined): FactsAgain {
  if (!before) return { found, facts: found };
  const splice = spliceOf(before.found, found);
  const { start, endBefore, end } = splice;
  const known = new Map<Fact, Fact | undefined>();
  for (let at = start; at < endBefore; at += 1) {
    const fact = before.found[at];
    if (fact) known.set(fact, before.facts[at]);
  }
  const part = found.slice(start, end).map((fact) => known.get(fact) ?? asBefore(fact));
  return { found, facts: spliced(before.facts, splice, part) };
}

type NoteFact = NonNullable<Fact["notes"]>[number];

function isSameNote(one: NoteFact, other: NoteFact): boolean {
  return one.note === other.note && isSameByMember(one.data, other.data);
}

function isSameCover(one: Fact, other: Fact): boolean {
  return one === other || (one.place === other.place && one.code === other.code);
}

function isSameEach<T>(
  one: readonly T[] = [],
  other: readonly T[] = [],
  isSame: (each: T, now: T) => boolean,
): boolean {
  if (one.length !== other.length) return false;
  return one.every((each, at) => other.slice(at, at + 1).every((now) => isSame(each, now)));
}

/** Whether two places are the same one of the same text. */
export function isSameTextPlace(one: TextPlace, other: TextPlace | undefined): boolean {
  if (other === undefined || one === other) return one === other;
  if (!("path" in one) || !("path" in other)) return false;
  return (
    one.source === other.source &&
    one.target === other.target &&
    one.path.length === other.path.length &&
    one.path.every((step, at) => step === other.path[at])
  );
}
