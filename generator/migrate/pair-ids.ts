/** Pairs the ids that vanished between two states of the content with those that are new, by what they stand for. */
import { sameJson } from "../json/same-json.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { getOrInsert, groupBy } from "../model/maps.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import { likenessTo, same, visitValues, type MostAlike, type Portrait } from "./likeness.ts";

/** Records of one kind, by id. */
export type Records = ReadonlyMap<string, JsonObject>;

/** A kind in the two states. */
export interface KindStates {
  readonly before: Records;
  readonly after: Records;
  /** Ids of `before` that mean nothing in the later state. */
  readonly vanished: ReadonlySet<string>;
}

export interface Pair {
  readonly from: string;
  readonly to: string;
  /** 0 to 1. */
  readonly likeness: number;
  readonly confidence: Confidence;
}

/**
 * Sure: nothing else explains the pair; no other earlier definition is nearly as much like the new one (which would
 * then be a copy of that), and no other new one nearly as much like the earlier one. Likely: most such pairs are the
 * same thing. Possible: most are not, so that only a person can tell.
 */
export type Confidence = "sure" | "likely" | "possible";

/**
 * Below these, a pair is not likely, and not worth a look. Between two releases of a real game that are five years
 * apart, with as many ids renamed as removed, 8 of 10 pairs above the first were right, 4 of 10 between the two, and
 * 1 of 25 below.
 */
const least = { likely: 0.4, possible: 0.1 };
/** Below this, a pair is never sure; of two that players know by other names more is asked. */
const leastSure = { named: 0.5, renamed: 0.65 };
/** What a sure pair lacks to be equal is at most this part of what the next best lacks. */
const clearlyLess = 0.7;
/** How much of the likeness to a definition that stays is taken off. */
const copyWeight = 0.6;
/** Pairs found in one round make others more alike: ids that they refer to then count as equal. */
const rounds = 3;

/** @returns by kind, the pairs with the likeliest first; each id is in one pair at most */
export function pairIds(
  kinds: ReadonlyMap<string, KindStates>,
): ReadonlyMap<string, readonly Pair[]> {
  let pairs: ReadonlyMap<string, readonly Pair[]> = new Map();
  for (let round = 0; round < rounds; round += 1) {
    const currentId = currentIdOf(pairs);
    const refers = referredBy(kinds, currentId);
    pairs = new Map(
      [...kinds].map(([kind, states]) => {
        if (states.vanished.size === 0) return [kind, []];
        const earlier = portraits(states.before, refers.before);
        const later = portraits(states.after, refers.after);
        const alike = likenessTo(earlier, later, currentId);
        const added = later.filter(({ id }) => !states.before.has(id));
        return [kind, pairsOf(added, states, alike)];
      }),
    );
  }
  return pairs;
}

function portraits(records: Records, refers: Referrers): readonly Portrait[] {
  const ids = [...records.keys()];
  return ids.map((id, at) => ({
    id,
    record: records.get(id) ?? null,
    referredBy: refers.get(id) ?? [],
    beside: [ids[at - 1] ?? "", ids[at + 1] ?? ""],
  }));
}

function pairsOf(
  added: readonly Portrait[],
  { before, after, vanished }: KindStates,
  alike: MostAlike,
): readonly Pair[] {
  const candidates = added.flatMap((portrait) => {
    const [copied] = alike(portrait, (id) => !vanished.has(id)).toSorted(
      (a, b) => b.likeness - a.likeness,
    );
    return alike(portrait, (id) => vanished.has(id))
      .filter(({ likeness }) => likeness >= least.possible)
      .map(({ id, likeness, inPlace }) => ({
        ...{ from: id, to: portrait.id, likeness, inPlace },
        copied: copied?.likeness ?? 0,
      }));
  });
  candidates.sort(
    (a, b) =>
      ownLikeness(b) - ownLikeness(a) ||
      b.likeness - a.likeness ||
      byCodeUnit(a.from, b.from) ||
      byCodeUnit(a.to, b.to),
  );
  const next = nextBest(candidates);
  const taken = { from: new Set<string>(), to: new Set<string>() };
  const pairs: Pair[] = [];
  for (const candidate of candidates) {
    const { from, to, likeness, copied } = candidate;
    if (taken.from.has(from) || taken.to.has(to)) continue;
    taken.from.add(from);
    taken.to.add(to);
    const rival = Math.max(copied, next(from, to));
    const isClear = rival < 1 && 1 - likeness <= clearlyLess * (1 - rival);
    const isNamed = sameJson(nameOf(before, from), nameOf(after, to));
    const sure = isClear && likeness >= (isNamed ? leastSure.named : leastSure.renamed);
    const unsure = likeness >= least.likely ? "likely" : "possible";
    pairs.push({ from, to, likeness, confidence: sure ? "sure" : unsure });
  }
  return pairs;
}

/** What players call a definition; `null` for one without a name. */
function nameOf(records: Records, id: string): Json {
  return records.get(id)?.["name"] ?? null;
}

/** A new definition that is much like one that stays may be its copy: then others that are like it come later. */
function ownLikeness({ inPlace, copied }: { inPlace: number; copied: number }): number {
  return inPlace - copyWeight * copied;
}

interface Candidate {
  readonly from: string;
  readonly to: string;
  readonly likeness: number;
}

/** The greatest likeness of another candidate that has one of the two ids. */
function nextBest(candidates: readonly Candidate[]): (from: string, to: string) => number {
  const byFrom = groupBy(candidates, ({ from }) => from);
  const byTo = groupBy(candidates, ({ to }) => to);
  return (from, to) => {
    const rivals = [...(byFrom.get(from) ?? []), ...(byTo.get(to) ?? [])].filter(
      (each) => each.from !== from || each.to !== to,
    );
    return Math.max(0, ...rivals.map(({ likeness }) => likeness));
  };
}

/** What an id of the earlier state is surely called now, of whatever kind; itself where kinds disagree. */
function currentIdOf(pairs: ReadonlyMap<string, readonly Pair[]>): (id: string) => string {
  const current = new Map<string, string>();
  for (const { from, to, confidence } of [...pairs.values()].flat()) {
    if (confidence === "sure") current.set(from, (current.get(from) ?? to) === to ? to : from);
  }
  return (id) => current.get(id) ?? id;
}

/** The members that hold each id, as `terrain t_door_c.open`; of the ids that only one of the two states mentions. */
function referredBy(
  kinds: ReadonlyMap<string, KindStates>,
  currentId: (id: string) => string,
): { readonly before: Referrers; readonly after: Referrers } {
  const before = mentions(kinds, "before", currentId);
  const after = mentions(kinds, "after", same);
  const only = (one: Referrers, other: Referrers): Referrers =>
    new Map([...one].filter(([id]) => !other.has(id)));
  return { before: only(before, after), after: only(after, before) };
}

type Referrers = ReadonlyMap<string, readonly string[]>;

function mentions(
  kinds: ReadonlyMap<string, KindStates>,
  side: "before" | "after",
  currentId: (id: string) => string,
): Referrers {
  const ids = new Set(
    [...kinds.values()].flatMap(({ before, after }) => [...before.keys(), ...after.keys()]),
  );
  const found = new Map<string, string[]>();
  for (const [kind, states] of kinds) {
    for (const [id, record] of states[side]) {
      visitValues(record, (text, path) => {
        if (typeof text !== "string" || text === id || !ids.has(text)) return;
        getOrInsert(found, text, () => []).push(`${kind} ${currentId(id)}${path}`);
      });
    }
  }
  return found;
}
