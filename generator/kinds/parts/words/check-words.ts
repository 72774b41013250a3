/**
 * Reports flags, examine actions and categories that are almost another, and flags that are several in one text:
 * nothing reads a misspelt word, so no other check finds it (§2.1, §2.3, §2.10).
 */
import { addTo } from "../../../model/maps.ts";
import { isList } from "../../../json/containers.ts";
import type { Fact } from "../../../diagnostics/diagnostic.ts";
import type { Definition, Entry } from "../../../model/definition.ts";
import type { JsonPath } from "../../../model/json.ts";
import type { RuleContext } from "../../kind.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Shorter words are too often one letter from a word that means something else. */
const shortest = 5;

/** Returns a function that finds one of `words` near a given word. Time grows with the words, not with their pairs. */
export function nearWords(words: Iterable<string>): (word: string) => string | undefined {
  const byTrace = new Map<string, string[]>();
  for (const word of words) {
    for (const trace of tracesOf(word)) addTo(byTrace, trace, word);
  }
  return (word) => {
    for (const trace of tracesOf(word)) {
      const found = byTrace.get(trace)?.find((other) => other !== word && isNear(word, other));
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** The word, and the word without each single letter: two words that are one typo apart have one of these in common. */
function tracesOf(word: string): ReadonlySet<string> {
  const lower = word.toLowerCase();
  const traces = new Set([lower]);
  if (lower.length < shortest - 1 || lower.length > 64) return traces;
  for (let at = 0; at < lower.length; at++) traces.add(lower.slice(0, at) + lower.slice(at + 1));
  return traces;
}

function isNear(word: string, other: string): boolean {
  const [one, two] = [word.toLowerCase(), other.toLowerCase()];
  if (one === two) return true;
  if (Math.min(one.length, two.length) < shortest - 1 || two.length < shortest) return false;
  let start = 0;
  while (start < one.length && one[start] === two[start]) start += 1;
  let end = 0;
  const room = Math.min(one.length, two.length) - start;
  while (end < room && one.at(-1 - end) === two.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), two.slice(start, two.length - end)];
  if (/[0-9]/u.test(left + right) || isPlural(left, right, end)) return false;
  const exchanged = left.length === 2 && left === [...right].reverse().join("");
  return exchanged || Math.max(left.length, right.length) <= 1;
}

/** A plural "s", like a number, distinguishes words that are similar on purpose. */
function isPlural(left: string, right: string, lettersBehind: number): boolean {
  return lettersBehind === 0 && left + right === "s";
}

/** As games write flags. */
const flagForm = /^[A-Z][A-Z0-9_]{3,}$/u;

/** A word that is used this often is not a typo. */
const often = 20;

/** A typo is for a word that is used at least this often, and twice as often as the typo. */
const several = 6;
const timesAsOften = 2;

/**
 * Codes for a missing flag or another action, with the beginning of that word: a misspelling of it in the same object
 * needs no report of its own.
 */
const wantedBy: Readonly<Record<string, string>> = {
  "digging-without-flag": "DIGGABLE",
  "harvest-season-without-flag": "HARVESTED",
  "multiplier-without-flag": "GROWTH_HARVEST",
  "harvestable-without-action": "harvest_",
  "liquid-without-action": "liquid_source",
  "workbench-without-action": "workbench",
};

/** Definitions whose words share one vocabulary. */
export interface WordUses {
  readonly vocabulary: Vocabulary;
  readonly definitions: readonly Definition[];
  readonly suspects: readonly SuspectWord[];
}

/** A word that may be a mistake. */
interface SuspectWord {
  readonly word: string;
  /** The places of the definitions that use it, in their list. */
  readonly users: readonly number[];
  /** The words that stand in it as one text. */
  readonly joined?: readonly string[];
  /** The word that it is nearly, how often that is used, and what names it. */
  readonly meant?: {
    readonly near: string;
    readonly uses: number;
    readonly known: "format" | "schema" | false;
  };
}

/**
 * @param used the words of each definition
 * @param defined flags that a pack defines or the configuration lists; these are never taken for typos
 */
export function suspectWords(
  { member, known, namedBy = "format" }: Vocabulary,
  used: readonly (readonly string[])[],
  defined: ReadonlySet<string>,
): readonly SuspectWord[] {
  const uses = new Map<string, number[]>();
  used.forEach((words, at) => {
    for (const word of words) {
      // A word that is repeated counts as one use.
      if (uses.get(word)?.at(-1) !== at) addTo(uses, word, at);
    }
  });
  const countOf = (word: string): number => uses.get(word)?.length ?? 0;
  const near = nearWords(
    new Set([...known, ...[...uses.keys()].filter((word) => countOf(word) >= several)]),
  );
  return [...uses].flatMap(([word, users]): SuspectWord[] => {
    if (users.length >= often || known.includes(word) || defined.has(word)) return [];
    const words = word.split(/[\s,;|]+/u).filter((each) => each !== "");
    // A comma is part of no word; one text with spaces is several flags only if each of them is one.
    const joined =
      member === "flags" &&
      words.length > 0 &&
      ((/[,;|]/u.test(word) && words.every((each) => flagForm.test(each))) ||
        (words[0] !== word && words.every((each) => uses.has(each) || known.includes(each))));
    if (joined) return [{ word, users, joined: words }];
    const meant = near(word);
    if (meant === undefined) return [];
    const isKnown = known.includes(meant);
    if (!isKnown && countOf(meant) < users.length * timesAsOften) return [];
    return [
      { word, users, meant: { near: meant, uses: countOf(meant), known: isKnown && namedBy } },
    ];
  });
}

/** @param wanted words that were reported as missing, by object */
export function checkWords(
  { vocabulary: { member }, definitions, suspects }: WordUses,
  wanted: ReadonlyMap<Entry, readonly string[]>,
  context: RuleContext,
): void {
  for (const { word, users: places, joined, meant } of suspects) {
    const users = places.flatMap((at) => definitions[at] ?? []);
    const pathIn = ({ value }: Definition): JsonPath =>
      isList(value[member]) ? [member, value[member].indexOf(word)] : [member];
    for (const user of joined ? users : []) {
      const others = wordsOf(user, member);
      const flags = joined?.filter((each) => !others.includes(each)) ?? [];
      const written = flags.map((each) => JSON.stringify(each)).join(", ");
      const place = context.placeOf(user, pathIn(user));
      // A text that holds only flags that stand beside it adds nothing.
      const instead = isList(user.value[member]) ? written || undefined : `[${written}]`;
      context.report("joined-flags", place, { flag: word, flags: joined ?? [], instead });
    }
    const first = users.find(
      ({ origin }) =>
        meant && wanted.get(origin.entry)?.some((each) => meant.near.startsWith(each)) !== true,
    );
    if (!first || !meant) continue;
    const data = { member, word, count: users.length, ...meant };
    context.report("near-word", context.placeOf(first, pathIn(first)), data);
  }
}

/** The words of a definition; a single flag is accepted in place of a list (extension). */
export function wordsOf({ value }: Definition, member: string): readonly string[] {
  const words = value[member];
  return (isList(words) ? words : [words]).filter((each) => typeof each === "string");
}

/** Whether a fact is about a word that is missing. */
export function isAboutMissingWord({ code, place }: Fact): boolean {
  return wantedBy[code] !== undefined && "entry" in place;
}

/** The words that were reported as missing, by object. */
export function wantedWords(facts: readonly Fact[]): ReadonlyMap<Entry, readonly string[]> {
  const wanted = new Map<Entry, string[]>();
  for (const { code, place } of facts) {
    const word = wantedBy[code];
    if (word === undefined || !("entry" in place)) continue;
    if (wanted.get(place.entry)?.includes(word) !== true) addTo(wanted, place.entry, word);
  }
  return wanted;
}
