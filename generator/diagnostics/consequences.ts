import type { JsonPath } from "../model/json.ts";
import type { Code } from "./code.ts";
import { isAbout, type Fact, type Misspelling } from "./diagnostic.ts";
import { addTo, getOrInsert, groupBy, PairMap } from "../model/maps.ts";
import { holderOf, type Place } from "../model/place.ts";

type Removal = (facts: readonly Fact[], isReported: (fact: Fact) => boolean) => readonly Fact[];

/**
 * Removes findings that are consequences of another finding. If that one is not reported, its consequences are kept.
 */
export const withoutConsequences: Removal = (facts, isReported) => {
  const left = derived.reduce((some, each) => withoutDerived(some, each, isReported), facts);
  return withoutMisspelt(left, isReported);
};

/** Findings that say in another way what others say, of the same object unless `about` tells what they are about. */
interface Derived {
  readonly causes: readonly Code[];
  readonly effects: readonly Code[];
  readonly about?: (fact: Fact) => unknown;
  readonly follows?: (cause: JsonPath, effect: JsonPath) => boolean;
}

const meantBy = (meant: string | undefined, written: string | undefined): string =>
  JSON.stringify([meant, written]);

const derived: readonly Derived[] = [
  // Members that edit have no effect without the "edit-mode" that was forgotten.
  {
    causes: ["incomplete-redefinition"],
    effects: ["changes-without-modify", "unused-editing-member"],
  },
  {
    causes: ["implausible-number", "out-of-range"],
    effects: ["strength-range", "eased-strength", "reversed-range", "not-scalable"],
    follows: (cause, effect) => keyOf(cause) === keyOf(effect),
  },
  // What a modification is of is not also an item that nothing defines.
  {
    causes: ["unknown-modification-target"],
    effects: ["unknown-reference"],
    follows: (_, effect) => effect.length === 1 && effect[0] === "result",
  },
  // A misspelt word decides of which kind the id beside it is.
  {
    causes: ["not-in-list"],
    effects: ["unknown-reference"],
    follows: (cause, effect) =>
      cause.at(-1) === 2 &&
      effect.at(-1) === 0 &&
      keyOf(cause.slice(0, -1)) === keyOf(effect.slice(0, -1)),
  },
  // Of an entry that is misspelt in a list, its removal by the right name is not another mistake.
  {
    causes: ["unknown-reference"],
    effects: ["removal-not-found"],
    about: (fact) => {
      if (isAbout(fact, "removal-not-found")) return meantBy(fact.data.entry, fact.data.suggestion);
      if (!isAbout(fact, "unknown-reference")) return undefined;
      return meantBy(fact.data.suggestion, fact.data.id);
    },
  },
];

function withoutDerived(
  facts: readonly Fact[],
  { causes, effects, about = ({ place }) => holderOf(place), follows = () => true }: Derived,
  isReported: (fact: Fact) => boolean,
): readonly Fact[] {
  const isEffect = ({ code }: Fact): boolean => effects.includes(code);
  if (!facts.some(isEffect)) return facts;
  const some = facts.filter((fact) => causes.includes(fact.code) && isReported(fact));
  const byAbout = groupBy(some, about);
  return coveredBy(facts, (effect) => {
    const { place } = effect;
    if (!isEffect(effect) || !("path" in place)) return [];
    return (byAbout.get(about(effect)) ?? []).filter(
      (cause) => "path" in cause.place && follows(cause.place.path, place.path),
    );
  });
}

const withoutMisspelt: Removal = (facts, isReported) => {
  if (!facts.some(({ unless }) => unless)) return facts;
  const causesOf = explainedBy(facts, isReported);
  return coveredBy(facts, ({ unless = [] }) => unless.flatMap(causesOf));
};

/** Consequences pass their severity on to their causes, so that nothing is left out without an error. */
function coveredBy(
  facts: readonly Fact[],
  causesOf: (fact: Fact) => readonly Fact[],
): readonly Fact[] {
  const covered = new Map<Fact, Fact[]>();
  const others = facts.filter((fact) => {
    const causes = causesOf(fact);
    for (const cause of causes) addTo(covered, cause, fact);
    return causes.length === 0;
  });
  return others.map((fact) => {
    const consequences = covered.get(fact);
    return consequences ? { ...fact, covers: [...(fact.covers ?? []), ...consequences] } : fact;
  });
}

/**
 * Returns a function that finds the reported findings that are at or inside one of the places and take the text there
 * for the word.
 */
function explainedBy(
  facts: readonly Fact[],
  isReported: (fact: Fact) => boolean,
): (misspelling: Misspelling) => readonly Fact[] {
  /** By the word that is misspelt and the object: the first finding at or inside each place. */
  const causes = new PairMap<string, object, Map<string, Fact>>();
  for (const fact of facts) {
    const word = suspectWord(fact);
    const { place } = fact;
    if (word === undefined || !("path" in place) || !isReported(fact)) continue;
    const keys = causes.getOrInsert(word, holderOf(place), () => new Map<string, Fact>());
    for (let end = 0; end <= place.path.length; end++) {
      getOrInsert(keys, keyOf(place.path.slice(0, end)), () => fact);
    }
  }
  /** Cached, because many findings may depend on the same list of places. */
  const known = new PairMap<readonly Place[], string, readonly Fact[]>();
  return ({ word, places }) => {
    if (causes.of(word).size === 0) return [];
    return known.getOrInsert(places, word, () => {
      const found = places.flatMap((at) =>
        "path" in at ? (causes.get(word, holderOf(at))?.get(keyOf(at.path)) ?? []) : [],
      );
      return [...new Set(found)];
    });
  };
}

function keyOf(path: JsonPath): string {
  return JSON.stringify(path);
}

/** The word that a finding takes the text for; a misplaced or misspelt member is known by the name that it has. */
function suspectWord(fact: Fact): string | undefined {
  if (isAbout(fact, "unknown-reference", "not-in-list")) return fact.data.suggestion;
  if (!isAbout(fact, "unknown-member")) return undefined;
  const { member, belongs, suggestion } = fact.data;
  return (belongs ?? suggestion) === undefined ? undefined : member;
}
