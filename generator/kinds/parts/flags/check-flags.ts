/** Flags that are almost another: nobody asks for a flag that is misspelt, so nothing else would tell (§2.1, §2.3, §2.10). */
import { isList } from "../../../json/containers.ts";
import type { Fact } from "../../../diagnostics/diagnostic.ts";
import type { Definition, Entry } from "../../../model/definition.ts";
import type { ResolveContext } from "../../kind.ts";
import { nearWords } from "./near-words.ts";
import type { FlagVocabulary } from "./vocabulary.ts";

/** As often as this a word is no slip. */
const often = 20;

/** What is wrong without a flag; where that is told, its misspelling is told with it. */
const wantedBy: Readonly<Record<string, string>> = {
  "digging-without-flag": "DIGGABLE",
  "harvest-season-without-flag": "HARVESTED",
  "multiplier-without-flag": "GROWTH_HARVEST",
};

/**
 * @param vocabularyOf that of a definition's kind; absent for kinds without flags
 * @param defined flags that a pack defines or the configuration lists; these are what they are
 */
export function checkFlags(
  definitions: readonly Definition[],
  vocabularyOf: (definition: Definition) => FlagVocabulary | undefined,
  defined: ReadonlySet<string>,
  context: ResolveContext,
  facts: readonly Fact[],
): void {
  const wanted = wantedFlags(facts);
  for (const [{ read }, own] of byVocabulary(definitions, vocabularyOf)) {
    const uses = new Map<string, Definition[]>();
    for (const definition of own) {
      for (const flag of flagsOf(definition)) {
        const users = uses.get(flag);
        if (!users) uses.set(flag, [definition]);
        // One that stands twice is one use.
        else if (users.at(-1) !== definition) users.push(definition);
      }
    }
    const isKnown = (flag: string): boolean =>
      (uses.get(flag)?.length ?? 0) >= often || read.includes(flag);
    const near = nearWords(new Set([...uses.keys(), ...read].filter(isKnown)));
    for (const [flag, users] of uses) {
      if (isKnown(flag) || defined.has(flag)) continue;
      const meant = near(flag);
      if (meant === undefined) continue;
      const first = users.find(({ origin }) => wanted.get(origin.entry)?.has(meant) !== true);
      if (!first) continue;
      const at = flagsOf(first).indexOf(flag);
      const path = Array.isArray(first.value["flags"]) ? ["flags", at] : ["flags"];
      context.report("near-flag", context.placeOf(first, path), {
        flag,
        count: users.length,
        near: meant,
        uses: uses.get(meant)?.length ?? 0,
        read: read.includes(meant),
      });
    }
  }
}

function byVocabulary(
  definitions: readonly Definition[],
  vocabularyOf: (definition: Definition) => FlagVocabulary | undefined,
): ReadonlyMap<FlagVocabulary, readonly Definition[]> {
  const groups = new Map<FlagVocabulary, Definition[]>();
  for (const definition of definitions) {
    const vocabulary = vocabularyOf(definition);
    if (!vocabulary) continue;
    const others = groups.get(vocabulary);
    if (others) others.push(definition);
    else groups.set(vocabulary, [definition]);
  }
  return groups;
}

/** One may stand in place of a list (extension). */
function flagsOf({ value: { flags = [] } }: Definition): readonly string[] {
  return (isList(flags) ? flags : [flags]).filter((each) => typeof each === "string");
}

/** The flags that objects were told to lack. */
function wantedFlags(facts: readonly Fact[]): ReadonlyMap<Entry, ReadonlySet<string>> {
  const wanted = new Map<Entry, Set<string>>();
  for (const { code, place } of facts) {
    const flag = wantedBy[code];
    if (flag === undefined || !("entry" in place)) continue;
    const own = wanted.get(place.entry);
    if (own) own.add(flag);
    else wanted.set(place.entry, new Set([flag]));
  }
  return wanted;
}
