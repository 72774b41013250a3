import type { JsonPath } from "../model/json.ts";
import type { Fact, Misspelling } from "./diagnostic.ts";
import { holderOf, type Place } from "../model/place.ts";

/**
 * The findings without those that follow from another one. Where nobody is told of that, what follows from it is all
 * that there is to tell.
 */
export function withoutConsequences(
  facts: readonly Fact[],
  isReported: (fact: Fact) => boolean,
): readonly Fact[] {
  return withoutMisspelt(withoutForgotten(facts, isReported), isReported);
}

/** Without "edit-mode" nothing that edits has an effect. */
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

function withoutMisspelt(
  facts: readonly Fact[],
  isReported: (fact: Fact) => boolean,
): readonly Fact[] {
  if (!facts.some(({ unless }) => unless)) return facts;
  const explains = explainedBy(facts, isReported);
  return facts.filter(({ unless }) => !unless || !explains(unless));
}

/** Asked whether a finding that is told stands at or in one of the places, and takes what stands there for the word. */
function explainedBy(
  facts: readonly Fact[],
  isReported: (fact: Fact) => boolean,
): (misspelling: Misspelling) => boolean {
  /** Places, and all that they are in, by the word that stands there misspelt. */
  const placesOf = new Map<string, Map<object, Set<string>>>();
  for (const fact of facts) {
    const word = wordMeant(fact);
    const { place } = fact;
    if (word === undefined || !("path" in place) || !isReported(fact)) continue;
    let holders = placesOf.get(word);
    if (!holders) placesOf.set(word, (holders = new Map<object, Set<string>>()));
    let keys = holders.get(holderOf(place));
    if (!keys) holders.set(holderOf(place), (keys = new Set()));
    for (let end = 0; end <= place.path.length; end++) keys.add(keyOf(place.path.slice(0, end)));
  }
  const isThere = (at: Place, holders: ReadonlyMap<object, ReadonlySet<string>>): boolean =>
    "path" in at && holders.get(holderOf(at))?.has(keyOf(at.path)) === true;
  /** Many findings may follow from one list. */
  const known = new Map<readonly Place[], Map<string, boolean>>();
  return ({ word, places }) => {
    const holders = placesOf.get(word);
    if (!holders) return false;
    let answers = known.get(places);
    if (!answers) known.set(places, (answers = new Map<string, boolean>()));
    let answer = answers.get(word);
    if (answer === undefined) {
      answers.set(word, (answer = places.some((at) => isThere(at, holders))));
    }
    return answer;
  };
}

function keyOf(path: JsonPath): string {
  return JSON.stringify(path);
}

/** What a finding about a word takes it for. */
function wordMeant({ code, data }: Fact): string | undefined {
  if (code !== "unknown-reference" && code !== "not-in-list") return undefined;
  return (data as { readonly suggestion?: string }).suggestion;
}
