/**
 * How alike definitions of two states of the content are, by what their records say and by what refers to them; never
 * by how their ids are spelt. A record is a set of features; each weighs more the fewer definitions have it, and the
 * likeness of two sets is the weight of what they share beside the weight of what either has (0 to 1). Neighbours in
 * load order tell between definitions that say much the same.
 */
import { isList, isObject } from "../json/containers.ts";
import type { Json } from "../model/json.ts";
import { getOrInsert } from "../model/maps.ts";

/** A definition of one of the two states; `record` is as game code reads it. */
export interface Portrait {
  readonly id: string;
  readonly record: Json;
  /** Members of other definitions that refer to it, as `terrain t_door_c.open`. */
  readonly referredBy: readonly string[];
  /** The definitions before and behind it in load order. */
  readonly beside: readonly [before: string, behind: string];
}

/** An earlier definition that is like a later one. */
export interface Likeness {
  readonly id: string;
  readonly likeness: number;
  /** The likeness if shared neighbours count for it. */
  readonly inPlace: number;
}

/** Finds the earlier definitions that are most like a later one. */
export type MostAlike = (later: Portrait, wanted: (id: string) => boolean) => readonly Likeness[];

/** How many rare features a neighbour is worth. */
const neighbourWeight = 4;
/** How many earlier definitions are returned for a later one. */
const returned = 12;
/** How many are compared as a whole, after a count of the rare features that they share. */
const compared = 24;
/** A feature that more definitions have does not count when those to compare are chosen. */
const rare = 100;

/**
 * Takes time in proportion to the earlier definitions; each question, to those that share a rare feature.
 * @param currentId what an id of the earlier state is called in the later one, as far as that is known
 */
export function likenessTo(
  earlier: readonly Portrait[],
  later: readonly Portrait[],
  currentId: (id: string) => string,
): MostAlike {
  const counts = new Map<string, number>();
  const count = (features: ReadonlySet<string>): void => {
    for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1);
  };
  const known = earlier.map((portrait) => traitsOf(portrait, currentId));
  for (const { features } of known) count(features);
  for (const portrait of later) count(traitsOf(portrait, same).features);
  const total = earlier.length + later.length;
  const weight = (feature: string): number => Math.log((total + 1) / (counts.get(feature) ?? 1));
  const weightOf = (features: ReadonlySet<string>): number => {
    let sum = 0;
    for (const each of features) sum += weight(each);
    return sum;
  };
  const postings = new Map<string, number[]>();
  const worthOfNeighbour = neighbourWeight * Math.log(total + 1);
  const weights = known.map(({ features, beside }, index) => {
    for (const each of [...features, ...beside]) {
      if ((counts.get(each) ?? 0) > rare) continue;
      getOrInsert(postings, each, () => []).push(index);
    }
    return weightOf(features);
  });
  return (portrait, wanted) => {
    const { features, beside } = traitsOf(portrait, same);
    const own = weightOf(features);
    const shared = new Map<number, number>();
    const share = (each: string, worth: number): void => {
      for (const index of postings.get(each) ?? []) {
        shared.set(index, (shared.get(index) ?? 0) + worth);
      }
    };
    for (const each of features) share(each, weight(each));
    for (const each of beside) share(each, worthOfNeighbour);
    const candidates = [...shared]
      .filter(([index]) => wanted(known[index]?.id ?? ""))
      .sort(([one, a], [other, b]) => b - a || one - other)
      .slice(0, compared);
    const alike = candidates.flatMap(([index]): Likeness[] => {
      const other = known[index];
      if (other === undefined) return [];
      const common = weightOf(new Set([...other.features].filter((each) => features.has(each))));
      const all = own + (weights[index] ?? 0) - common;
      const place = beside.filter((each) => other.beside.includes(each)).length * worthOfNeighbour;
      const likeness = all === 0 ? 0 : common / all;
      const inPlace = all + place === 0 ? 0 : (common + place) / (all + place);
      return [{ id: other.id, likeness, inPlace }];
    });
    return alike.sort((a, b) => b.inPlace - a.inPlace).slice(0, returned);
  };
}

/** What an id is called in its own state. */
export const same = (id: string): string => id;

/** What a definition is compared by. */
interface Traits {
  readonly id: string;
  readonly features: ReadonlySet<string>;
  readonly beside: readonly string[];
}

function traitsOf(portrait: Portrait, currentId: (id: string) => string): Traits {
  const [before, behind] = portrait.beside;
  return {
    id: portrait.id,
    features: featuresOf(portrait, currentId),
    beside: [`before ${currentId(before)}`, `behind ${currentId(behind)}`],
  };
}

/** Ids that were paired already count as equal. A member that holds the own id, as `result` does, counts as both. */
function featuresOf(
  { id, record, referredBy }: Portrait,
  currentId: (id: string) => string,
): ReadonlySet<string> {
  const features = new Set(referredBy);
  // What a pair calls itself is no evidence for the pair.
  const text = (value: string): string => (value === id ? value : currentId(value));
  visitValues(record, (value, path) => {
    if (isList(value)) {
      // A tuple such as ["plank", 4] says more as a whole.
      if (value.length <= 4 && value.every((each) => typeof each !== "object")) {
        const words = value.map((each) => (typeof each === "string" ? text(each) : each));
        features.add(`${path}=${JSON.stringify(words)}`);
      }
    } else if (typeof value === "string") {
      if (value === id) features.add(`${path}=`);
      features.add(`${path}=${JSON.stringify(text(value))}`);
      // Texts that players read are changed word by word.
      if (value.includes(" ")) for (const word of value.split(" ")) features.add(`${path}~${word}`);
    } else if (!isObject(value)) features.add(`${path}=${String(value)}`);
  });
  return features;
}

/** Visits a record and every value in it, each with the path of its member: `.open`, `.components[][]`. */
export function visitValues(
  record: Json,
  visit: (value: Json, path: string) => void,
  path = "",
): void {
  visit(record, path);
  if (isList(record)) for (const each of record) visitValues(each, visit, `${path}[]`);
  else if (isObject(record)) {
    for (const [member, each] of Object.entries(record)) {
      visitValues(each, visit, `${path}.${member}`);
    }
  }
}
