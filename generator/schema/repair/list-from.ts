import { isList, isObject } from "../../json/containers.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { getOrInsert } from "../../model/maps.ts";
import { branchesOf, follow } from "../choose-branch.ts";
import { itemsOf, tupleOf, wordsOf, type Shape } from "../shape.ts";
import { isValid } from "../validates.ts";
import { after, changed, together, type Candidate, type Rewrite } from "./candidate.ts";
import { partsOf } from "./parts-of.ts";
import { hasChancePair } from "./tuple-from.ts";
import { countWords, inPositions, isWord } from "./words-in.ts";

/** Makes a list whose entries all have the same shape. */
export function listFrom(value: Json, branch: Shape, rewrite: Rewrite): readonly Candidate[] {
  const items = itemsOf(branch);
  if (items === undefined) return [];
  const list = isList(value) ? value : undefined;
  const each = list ? together(eachOf(list, items, rewrite), "same") : [];
  const wrapped = gathered(list, items, rewrite) ?? together([rewrite(value, items)], "sum");
  // A text that is a list by itself is hardly one entry of another list.
  const guesses = partsOf(value) ? 2 : 0;
  return [
    ...counted(list, items, rewrite),
    ...apart(
      [...each, ...pairs(value, items, rewrite)],
      after(wrapped, { steps: 1, guesses }),
      follow(items)["x-any"] === true,
    ),
    ...split(list, items),
    ...unwrappedAmong(list, items),
    ...namesAsEntries(value, items, rewrite),
    ...positioned(value, branch, items),
    ...repeated(value, items, rewrite),
  ];
}

/**
 * One list of each entry, or one of all: where any entry of an inner list suffices (`x-any`), the two mean different
 * things, and neither is likelier because it takes fewer changes.
 */
function apart(
  each: readonly Candidate[],
  together: readonly Candidate[],
  isChoice: boolean,
): readonly Candidate[] {
  const all = [...each, ...together];
  if (!isChoice || each.length === 0 || together.length === 0) return all;
  const steps = Math.min(...all.map((one) => one.steps));
  return [
    ...each.map((one) => ({ ...one, steps, when: "every one of them is needed" })),
    ...together.map((one) => ({ ...one, steps, when: "any one of them is enough" })),
  ];
}

/** Asked of a list again for each finding in it. */
const bareOf = new WeakMap<readonly Json[], Map<Shape, ReadonlySet<Json>>>();

/** The entries that lack a list around them, if there are several: each may be meant as a list, or all as one list. */
export function bareEntries(list: readonly Json[], items: Shape): ReadonlySet<Json> {
  const known = getOrInsert(bareOf, list, () => new Map<Shape, ReadonlySet<Json>>());
  return getOrInsert(known, items, () => {
    const bare = list.filter((entry) => !isValid(entry, items) && isValid([entry], items));
    return new Set(bare.length > 1 ? bare : []);
  });
}

/** One list of all bare entries, in the place of the first; the others stay beside it. */
function gathered(
  list: readonly Json[] = [],
  items: Shape,
  rewrite: Rewrite,
): readonly Candidate[] | undefined {
  const bare = bareEntries(list, items);
  const isBare = (entry: Json): boolean => bare.has(entry);
  const first = list.findIndex(isBare);
  if (first < 0) return undefined;
  const others = list.filter((entry, at) => at === first || !isBare(entry));
  return together(eachOf(others.with(first, list.filter(isBare)), items, rewrite), "same");
}

/** Stops at the first entry that cannot be rewritten. */
function eachOf(list: readonly Json[], items: Shape, rewrite: Rewrite): (readonly Candidate[])[] {
  const found: (readonly Candidate[])[] = [];
  for (const entry of list) {
    const candidates = rewrite(entry, items);
    found.push(candidates);
    if (candidates.length === 0) break;
  }
  return found;
}

/** Longer lists are left to their author. */
const mostDivided = 500;

/** Rewrites `["a", 1, "b", 2]` and `["a", 1, ["b", 2]]` as pairs, if there is only one way to divide the list. */
function split(list: readonly Json[] = [], items: Shape): readonly Candidate[] {
  const widths = branchesOf(items).map((branch) => tupleOf(branch)?.length ?? 0);
  const widest = list.length > mostDivided ? 0 : Math.max(...widths);
  // The ways to divide as many entries at the end as the index says; two stand for several.
  const ways: (readonly Json[])[][] = [[[]]];
  while (widest > 0 && ways.length <= list.length) {
    const rest = list.slice(-ways.length);
    const parts = Array.from({ length: widest }, (_, more) => rest.slice(0, more + 1));
    const found = [rest[0] ?? null, ...parts].flatMap((part, width) =>
      isValid(part, items) ? (ways.at(-width || -1) ?? []).map((behind) => [part, ...behind]) : [],
    );
    ways.push(found.slice(0, 2));
  }
  const [parts = [], ...others] = ways.at(-1) ?? [];
  return parts.length < 2 || others.length > 0 ? [] : [changed(parts)];
}

/** The candidate, if the entries of the list are valid. */
function ifValid(list: readonly Json[], items: Shape, guesses = 0): readonly Candidate[] {
  return list.every((entry) => isValid(entry, items)) ? [changed(list, guesses)] : [];
}

/** Rewrites `[[["a", 1]], ["b", 2]]` as pairs: entries that need no change tell what the others are. */
function unwrappedAmong(list: readonly Json[] | undefined, items: Shape): readonly Candidate[] {
  if (!list?.some((entry) => isList(entry) && isValid(entry, items))) return [];
  const value = list.map((entry) =>
    isList(entry) && entry.length === 1 && isList(entry[0]) ? entry[0] : entry,
  );
  return ifValid(value, items);
}

/** Rewrites `{ "a": 1, "b": 2 }` as pairs, unless its names are words for members. */
function pairs(value: Json, items: Shape, rewrite: Rewrite): readonly Candidate[] {
  if (!isObject(value)) return [];
  const members = Object.entries(value);
  const isPair = ([name, each]: readonly [string, Json]): boolean =>
    !rewrite.words.has(name) && !isWord(each);
  if (members.length === 0 || !members.every(isPair)) return [];
  // Where the number of a pair is a chance, a number beside an id is the count of an object.
  const entries = hasChancePair(items)
    ? members.map(([name, each]) => ({ [name]: each }))
    : members;
  return after(together(eachOf(entries, items, rewrite), "same"), { steps: 1 });
}

/**
 * Rewrites `["a", 2, "b", 3]` as objects with a count, where the number of a pair would be a chance (`x-chance`): both
 * can be meant.
 */
function counted(
  list: readonly Json[] | undefined,
  items: Shape,
  rewrite: Rewrite,
): readonly Candidate[] {
  if (!hasChancePair(items) || list === undefined || list.length < 2 || list.length % 2 !== 0)
    return [];
  const entries = list.flatMap((_, at) => (at % 2 === 0 ? [list.slice(at, at + 2)] : []));
  if (!entries.every(([id, count]) => typeof id === "string" && Number.isInteger(count))) return [];
  const number = entries.length > 1 ? "the numbers are" : `${JSON.stringify(list[1])} is`;
  const named = entries.map(([id, count]) => ({ [id as string]: count ?? null }));
  return [
    ...together(eachOf(named, items, rewrite), "same").map((each) => ({
      ...{ ...each, steps: 1, guesses: 0, when: `${number} the count` },
    })),
    { ...changed(entries), when: `${number} the chance in percent` },
  ];
}

/** Rewrites `{ "A": true, "B": true }` as `["A", "B"]`, where entries are ids or given words. */
function namesAsEntries(value: Json, items: Shape, { words }: Rewrite): readonly Candidate[] {
  if (!isObject(value)) return [];
  const members = Object.entries(value);
  const naming = branchesOf(items).filter(
    (each) => each["x-ref"] !== undefined || wordsOf(each) !== undefined,
  );
  const isName = (name: string): boolean =>
    !words.has(name) && naming.some((each) => isValid(name, each));
  const isSet =
    members.every(([, each]) => typeof each === "boolean") ||
    (members.every(([, each]) => each === 1) && !isCountable(items));
  if (!isSet || !members.every(([name]) => isName(name))) return [];
  const list = members.flatMap(([name, each]) => (each === false ? [] : [name]));
  return list.length > 0 ? ifValid(list, items) : [];
}

/** Rewrites `{ "spring": "red", … }` as `["red", …]`. */
function positioned(value: Json, branch: Shape, items: Shape): readonly Candidate[] {
  const list = isObject(value) ? inPositions(value, branch) : undefined;
  return list ? ifValid(list, items, 1) : [];
}

/** As many as anybody would write one by one. */
const mostRepeated = 10;

/**
 * Rewrites `["a", ["b", 2]]`, `["a", { "item": "b", "count": 2 }]` and `{ "a": 1, "b": 2 }` as `["a", "b", "b"]`, for
 * lists in which an entry is repeated as often as it is meant.
 */
function repeated(value: Json, items: Shape, { words }: Rewrite): readonly Candidate[] {
  if (!isCountable(items) || hasChancePair(items)) return [];
  const isMap =
    isObject(value) &&
    Object.entries(value).every(([name, each]) => typeof each === "number" && !words.has(name));
  const list = isMap ? Object.entries(value) : isList(value) ? value : [value];
  const repeats = list.map((entry) =>
    isMap || !isValid(entry, items) ? repeatsOf(entry) : undefined,
  );
  if (repeats.every((each) => each === undefined)) return [];
  const entries = list.flatMap((entry, at) => repeats[at] ?? [entry]);
  return ifValid(entries, items, 1);
}

/** Whether the entries are ids of things of which there may be several. */
function isCountable(items: Shape): boolean {
  return branchesOf(items).some(({ "x-ref": kind }) => kind === "item" || kind === "monster");
}

/** The id of a pair with its count, as often as it counts. */
function repeatsOf(entry: Json): readonly Json[] | undefined {
  const [id, count, ...more] = isList(entry) ? entry : isObject(entry) ? countedIn(entry) : [];
  const isCount = typeof count === "number" && count >= 1 && count <= mostRepeated;
  if (typeof id !== "string" || !isCount || !Number.isInteger(count) || more.length > 0)
    return undefined;
  return Array<Json>(count).fill(id);
}

/** The texts of an object, and then its counts. */
function countedIn(object: JsonObject): readonly Json[] {
  const members = Object.entries(object);
  const isCount = ([name]: readonly [string, Json]): boolean => countWords.has(name);
  const others = members.filter((member) => !isCount(member));
  const texts = others.map(([, part]) => (typeof part === "string" ? part : null));
  return [...texts, ...members.filter(isCount).map(([, part]) => part)];
}
