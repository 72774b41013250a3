/** Findings each once and in order; after an edit, what it left as it was is not compared again. */
import { noMemo, type Memo } from "../model/memo.ts";
import { once } from "../model/once.ts";
import type { TextPlace } from "../model/place.ts";
import type { Severity } from "../model/severity.ts";
import type { SourceText } from "../model/source-text.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import type { Diagnostic } from "./diagnostic.ts";

export interface Described {
  readonly diagnostic: Diagnostic;
  readonly inheritedBy: string | undefined;
  /** Its rank among findings of its severity. */
  readonly causal: number;
  /** Severity, code and position as one string. */
  readonly place: string;
  /** Code, position and message as one string. */
  readonly key: string;
  /** The text places from which it was made. */
  readonly places: readonly TextPlace[];
}

export const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

interface Ordered {
  readonly from: readonly Described[];
  /** Each once, in order. */
  readonly list: readonly Described[];
  /** How many have the same place, and how many the same key; worked out for the first run after this one. */
  readonly times: () => Map<string, number>;
  readonly diagnostics: readonly Diagnostic[];
}

/** @param loadOrder of all sources */
export function inOrder(
  all: readonly Described[],
  loadOrder: ReadonlyMap<SourceText, number>,
  memo: Memo,
): readonly Diagnostic[] {
  const paths = memo === noMemo ? [] : Array.from(loadOrder.keys(), (each) => each.displayPath);
  const files = memo.part("files of findings", paths, () => ({}));
  const compare = comparison(loadOrder);
  const made = memo.part<{ readonly ordered: Ordered; readonly files: object }>(
    "findings in order",
    [files, ...all],
    (before) => {
      const last = before?.files === files ? before.ordered : undefined;
      return { files, ordered: (last && changed(last, all, compare)) ?? orderedAnew(all, compare) };
    },
  );
  return made.ordered.diagnostics;
}

function orderedAnew(all: readonly Described[], compare: Compare): Ordered {
  const times = once(() => {
    const counts = new Map<string, number>();
    for (const { place, key } of all) {
      counts.set(place, (counts.get(place) ?? 0) + 1);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  });
  return ordered(all, [...onceEach(all)].sort(compare), times);
}

function ordered(from: Ordered["from"], list: Ordered["list"], times: Ordered["times"]): Ordered {
  return { from, list, times, diagnostics: list.map(({ diagnostic }) => diagnostic) };
}

/** More that differ are put in order anew. */
const most = 200;

/** The order with what differs put in its place; `undefined` if that may be the same finding as another. */
function changed(
  { from, list, times }: Ordered,
  all: readonly Described[],
  compare: Compare,
): Ordered | undefined {
  if (all.length !== from.length) return undefined;
  const gone = from.filter((each, at) => each !== all[at]);
  const come = all.filter((each, at) => each !== from[at]);
  if (gone.length > most) return undefined;
  // Nobody asks for those of the run before any more.
  const now = times();
  for (const { place, key } of gone) {
    if (now.get(place) !== 1 || now.get(key) !== 1) return undefined;
    now.delete(place);
    now.delete(key);
  }
  for (const { place, key } of come) {
    if (now.has(place) || now.has(key)) return undefined;
    now.set(place, 1).set(key, 1);
  }
  const left = new Set(gone);
  const sorted = [...come].sort(compare);
  const merged: Described[] = [];
  let next = 0;
  for (const each of list) {
    if (left.has(each)) continue;
    for (let one = sorted[next]; one && compare(one, each) < 0; one = sorted[next]) {
      merged.push(one);
      next += 1;
    }
    merged.push(each);
  }
  return ordered(all, [...merged, ...sorted.slice(next)], times);
}

/** Of findings that say the same of one place, one; of those that definitions inherit, those of one definition. */
function onceEach(all: readonly Described[]): readonly Described[] {
  const seen = new Map<string, number>();
  /** By place: the definition in which a finding was first reported; `undefined` for the one that has the lines. */
  const owners = new Map<string, string | undefined>();
  const kept: Described[] = [];
  for (const each of all) {
    const { diagnostic, place, key, inheritedBy } = each;
    if (!owners.has(place)) owners.set(place, inheritedBy);
    else if (inheritedBy !== undefined && owners.get(place) !== inheritedBy) continue;
    const before = seen.get(key);
    if (before === undefined) {
      seen.set(key, kept.length);
      kept.push(each);
    } else {
      // One stage may report as a warning what another knows to be an error: the more severe one stays.
      const other = kept[before];
      if (other && isGraver(diagnostic, other.diagnostic)) kept[before] = each;
    }
  }
  return kept;
}

function isGraver(one: Diagnostic, other: Diagnostic): boolean {
  const loses = one.fact?.loses === true && other.fact?.loses !== true;
  return rank[one.severity] < rank[other.severity] || loses;
}

type Compare = (one: Described, other: Described) => number;

function comparison(loadOrder: ReadonlyMap<SourceText, number>): Compare {
  return ({ diagnostic: a, causal }, { diagnostic: b, causal: other }) =>
    rank[a.severity] - rank[b.severity] ||
    causal - other ||
    (loadOrder.get(a.source) ?? -1) - (loadOrder.get(b.source) ?? -1) ||
    a.range.offset - b.range.offset ||
    byCodeUnit(a.code, b.code) ||
    byCodeUnit(a.message, b.message);
}
