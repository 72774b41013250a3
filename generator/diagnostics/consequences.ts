import type { SourceText } from "../json/source-text.ts";
import type { Fact, Misspelling, Place } from "./diagnostic.ts";

/**
 * The findings without those that follow from another one. Where nobody is told of that, what follows from it is all
 * that there is to tell.
 */
export function withoutConsequences(
  facts: readonly Fact[],
  isTold: (fact: Fact) => boolean,
): readonly Fact[] {
  return withoutMisspelt(withoutForgotten(facts, isTold), isTold);
}

/** Without "edit-mode" nothing that edits has an effect. */
const ofEditing: ReadonlySet<string> = new Set(["changes-without-modify", "unused-editing-member"]);

function withoutForgotten(
  facts: readonly Fact[],
  isTold: (fact: Fact) => boolean,
): readonly Fact[] {
  const objects = new Map<SourceText, Set<unknown>>();
  for (const fact of facts) {
    if (fact.code !== "incomplete-redefinition" || !isTold(fact)) continue;
    const indices = objects.get(fact.place.source) ?? new Set();
    objects.set(fact.place.source, indices.add(entryOf(fact.place)));
  }
  if (objects.size === 0) return facts;
  return facts.filter(
    ({ code, place }) =>
      !ofEditing.has(code) || objects.get(place.source)?.has(entryOf(place)) !== true,
  );
}

/** Which entry of its file's list a place lies in; `undefined` where the file is one object. */
function entryOf(place: Place): number | undefined {
  const first = "path" in place ? place.path[0] : undefined;
  return typeof first === "number" ? first : undefined;
}

function withoutMisspelt(facts: readonly Fact[], isTold: (fact: Fact) => boolean): readonly Fact[] {
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
