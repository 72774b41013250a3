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
  const changes = [withoutDerived, withoutRemovals, withoutMisspelt];
  return changes.reduce((left, change) => change(left, isReported), facts);
};

/** Findings that say in another way what one about the same or a neighbouring value says. */
interface Derived {
  readonly causes: readonly Code[];
  readonly effects: readonly Code[];
  readonly follows: (cause: JsonPath, effect: JsonPath) => boolean;
}

const derived: readonly Derived[] = [
  // Members that edit have no effect without the "edit-mode" that was forgotten.
  {
    causes: ["incomplete-redefinition"],
    effects: ["changes-without-modify", "unused-editing-member"],
    follows: () => true,
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
];

const withoutDerived: Removal = (facts, isReported) => {
  const isCause = ({ code }: Fact): boolean => derived.some(({ causes }) => causes.includes(code));
  const reported = facts.filter((fact) => isCause(fact) && isReported(fact));
  if (reported.length === 0) return facts;
  const causes = groupBy(reported, ({ place }): object => holderOf(place));
  return coveredBy(facts, (effect) =>
    (causes.get(holderOf(effect.place)) ?? []).filter((cause) => isDerived(cause, effect)),
  );
};

function isDerived({ code, place }: Fact, effect: Fact): boolean {
  if (!("path" in place) || !("path" in effect.place)) return false;
  const [from, to] = [place.path, effect.place.path];
  return derived.some(
    ({ causes, effects, follows }) =>
      causes.includes(code) && effects.includes(effect.code) && follows(from, to),
  );
}

/** Of an entry that is misspelt in a list, its removal by the right name is not another mistake. */
const withoutRemovals: Removal = (facts, isReported) => {
  if (!facts.some(isOfMeantEntry)) return facts;
  const misspelt = new Map<string, Fact>();
  for (const fact of facts) {
    if (!isAbout(fact, "unknown-reference") || !isReported(fact)) continue;
    const { id, suggestion } = fact.data;
    if (suggestion !== undefined) misspelt.set(`${suggestion}\n${id}`, fact);
  }
  return coveredBy(facts, (fact) => {
    if (!isOfMeantEntry(fact)) return [];
    const { entry, suggestion = "" } = fact.data;
    const cause = misspelt.get(`${entry}\n${suggestion}`);
    return cause ? [cause] : [];
  });
};

function isOfMeantEntry(fact: Fact): fact is Fact<"removal-not-found"> {
  return isAbout(fact, "removal-not-found") && fact.data.suggestion !== undefined;
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
