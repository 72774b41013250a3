import type { JsonPath } from "../model/json.ts";
import type { CodeData } from "./code.ts";
import type { Fact, Misspelling } from "./diagnostic.ts";
import { holderOf, type Place } from "../model/place.ts";

/**
 * Removes findings that are consequences of another finding. If that one is not reported, its consequences are kept.
 */
export function withoutConsequences(
  facts: readonly Fact[],
  isReported: (fact: Fact) => boolean,
): readonly Fact[] {
  return withoutMisspelt(withoutForgotten(facts, isReported), isReported);
}

/** Codes about editing members, which have no effect without "edit-mode". */
const ofEditing: ReadonlySet<string> = new Set(["changes-without-modify", "unused-editing-member"]);

function withoutForgotten(
  facts: readonly Fact[],
  isReported: (fact: Fact) => boolean,
): readonly Fact[] {
  const objects = new Set<object>();
  for (const fact of facts) {
    if (fact.code === "incomplete-redefinition" && isReported(fact))
      objects.add(holderOf(fact.place));
  }
  if (objects.size === 0) return facts;
  return facts.filter(({ code, place }) => !ofEditing.has(code) || !objects.has(holderOf(place)));
}

/** Consequences of a misspelling pass their severity on to it, so that nothing is left out without an error. */
function withoutMisspelt(
  facts: readonly Fact[],
  isReported: (fact: Fact) => boolean,
): readonly Fact[] {
  if (!facts.some(({ unless }) => unless)) return facts;
  const causesOf = explainedBy(facts, isReported);
  const covered = new Map<Fact, Fact[]>();
  const others = facts.filter((fact) => {
    const causes = (fact.unless ?? []).flatMap(causesOf);
    for (const cause of causes) {
      const consequences = covered.get(cause);
      if (consequences) consequences.push(fact);
      else covered.set(cause, [fact]);
    }
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
  /** By the word that is misspelt: the first finding at or inside each place. */
  const causes = new Map<string, Map<object, Map<string, Fact>>>();
  for (const fact of facts) {
    const word = suspectWord(fact);
    const { place } = fact;
    if (word === undefined || !("path" in place) || !isReported(fact)) continue;
    let holders = causes.get(word);
    if (!holders) causes.set(word, (holders = new Map<object, Map<string, Fact>>()));
    let keys = holders.get(holderOf(place));
    if (!keys) holders.set(holderOf(place), (keys = new Map<string, Fact>()));
    for (let end = 0; end <= place.path.length; end++) {
      const key = keyOf(place.path.slice(0, end));
      if (!keys.has(key)) keys.set(key, fact);
    }
  }
  /** Cached, because many findings may depend on the same list of places. */
  const known = new Map<readonly Place[], Map<string, readonly Fact[]>>();
  return ({ word, places }) => {
    const holders = causes.get(word);
    if (!holders) return [];
    let answers = known.get(places);
    if (!answers) known.set(places, (answers = new Map<string, readonly Fact[]>()));
    let answer = answers.get(word);
    if (answer === undefined) {
      const found = places.flatMap((at) => {
        const cause = "path" in at ? holders.get(holderOf(at))?.get(keyOf(at.path)) : undefined;
        return cause ? [cause] : [];
      });
      answers.set(word, (answer = [...new Set(found)]));
    }
    return answer;
  };
}

function keyOf(path: JsonPath): string {
  return JSON.stringify(path);
}

/** The word that a finding takes the text for; a misplaced or misspelt member is known by the name that it has. */
function suspectWord({ code, data }: Fact): string | undefined {
  switch (code) {
    case "unknown-reference":
    case "not-in-list":
      return (data as { readonly suggestion?: string }).suggestion;
    case "unknown-member": {
      const { member, belongs, suggestion } = data as CodeData<"unknown-member">;
      return (belongs ?? suggestion) === undefined ? undefined : member;
    }
    default:
      return undefined;
  }
}
