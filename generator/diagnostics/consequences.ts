import type { Fact, Misspelling, Place } from "./diagnostic.ts";

/**
 * The findings without those that follow from a misspelt word which another finding is about. Where nobody is told of
 * the misspelling, what follows from it is all that there is to tell.
 */
export function withoutConsequences(
  facts: readonly Fact[],
  isTold: (fact: Fact) => boolean,
): readonly Fact[] {
  if (!facts.some(({ unless }) => unless)) return facts;
  const misspelt = facts.flatMap((fact) => {
    const word = wordMeant(fact);
    return word !== undefined && isTold(fact) ? [{ word, place: fact.place }] : [];
  });
  const explains = ({ word, places }: Misspelling): boolean =>
    misspelt.some((other) => other.word === word && places.some((at) => isWithin(other.place, at)));
  return facts.filter(({ unless }) => !unless || !explains(unless));
}

/** What a finding about a word takes it for. */
function wordMeant({ code, data }: Fact): string | undefined {
  if (code !== "unknown-reference" && code !== "not-in-list") return undefined;
  return (data as { readonly suggestion?: string }).suggestion;
}

function isWithin(place: Place, outer: Place): boolean {
  if (place.source !== outer.source || !("path" in place) || !("path" in outer)) return false;
  return outer.path.every((step, index) => place.path[index] === step);
}
