/**
 * Reports flags that are almost another flag: nothing reads a misspelt flag, so no other check finds it (§2.1, §2.3,
 * §2.10).
 */
import { isList } from "../../../json/containers.ts";
import type { Fact } from "../../../diagnostics/diagnostic.ts";
import type { Definition, Entry } from "../../../model/definition.ts";
import type { ResolveContext } from "../../kind.ts";
import { nearWords } from "./near-words.ts";
import type { FlagVocabulary } from "./vocabulary.ts";

/** A word that is used this often is not a slip. */
const often = 20;

/** Codes for a missing flag, with that flag: a misspelling of it in the same object needs no report of its own. */
const wantedBy: Readonly<Record<string, string>> = {
  "digging-without-flag": "DIGGABLE",
  "harvest-season-without-flag": "HARVESTED",
  "multiplier-without-flag": "GROWTH_HARVEST",
};

/** Definitions whose flags share one vocabulary. */
export interface FlagUses {
  readonly vocabulary: FlagVocabulary;
  readonly definitions: readonly Definition[];
}

/** @param lists the definitions of each kind, with the vocabulary of that kind; absent for kinds without flags */
export function byVocabulary(
  lists: readonly (readonly [FlagVocabulary | undefined, readonly Definition[]])[],
): FlagUses[] {
  const vocabularies = new Set(lists.flatMap(([vocabulary]) => vocabulary ?? []));
  return [...vocabularies].map((vocabulary) => ({
    vocabulary,
    definitions: ([] as Definition[]).concat(
      ...lists.flatMap(([each, definitions]) => (each === vocabulary ? [definitions] : [])),
    ),
  }));
}

/**
 * @param wanted flags that were reported as missing, by object
 * @param defined flags that a pack defines or the configuration lists; these are never taken for slips
 */
export function checkFlags(
  { vocabulary: { read }, definitions }: FlagUses,
  wanted: ReadonlyMap<Entry, ReadonlySet<string>>,
  defined: ReadonlySet<string>,
  context: ResolveContext,
): void {
  const uses = new Map<string, Definition[]>();
  for (const definition of definitions) {
    for (const flag of flagsOf(definition)) {
      const users = uses.get(flag);
      if (!users) uses.set(flag, [definition]);
      // A flag that is repeated counts as one use.
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

export function hasFlags({ value }: Definition): boolean {
  return value["flags"] !== undefined;
}

/** The flags of a definition; a single flag is accepted in place of a list (extension). */
function flagsOf({ value: { flags = [] } }: Definition): readonly string[] {
  return (isList(flags) ? flags : [flags]).filter((each) => typeof each === "string");
}

/** The flags that were reported as missing, by object. */
export function wantedFlags(facts: readonly Fact[]): ReadonlyMap<Entry, ReadonlySet<string>> {
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
