/** Findings each once and in order, file by file; after an edit, only files in which any differs are put in order. */
import { addTo } from "../model/maps.ts";
import { isSameList } from "../model/memo.ts";
import type { Severity } from "../model/severity.ts";
import type { SourceText } from "../model/source-text.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import type { Described, DescribedList } from "./described-list.ts";
import type { Diagnostic } from "./diagnostic.ts";

export const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** The findings in the files of one path. */
interface InFile {
  readonly from: readonly Described[];
  readonly runs: readonly Run[];
}

/** Findings of one path that follow each other, each once. */
interface Run {
  /** The number of the path. */
  readonly path: number;
  /** What comes before positions in the order (`orderOf`). */
  readonly order: number;
  readonly diagnostics: readonly Diagnostic[];
}

export interface Ordered {
  /** The list that was put in order. */
  readonly list: DescribedList;
  readonly byPath: ReadonlyMap<number, InFile>;
  /** In order. */
  readonly runs: readonly Run[];
  readonly diagnostics: readonly Diagnostic[];
}

/** @param before what the list that this one was made from became */
export function inOrder(list: DescribedList, before: Ordered | undefined): Ordered {
  const { each, numbers, texts } = list;
  const last = before?.list.texts.paths === texts.paths ? before : undefined;
  const changed = last && list.changed;
  const fresh = new Map<number, Described[]>();
  numbers.forEach((number, at) => {
    if (changed?.has(number) === false) return;
    const one = each[at];
    if (one) addTo(fresh, number, one);
  });
  const byPath = new Map(last?.byPath);
  const different = new Set<number>();
  for (const path of changed ?? fresh.keys()) {
    const from = fresh.get(path);
    const known = byPath.get(path);
    if (known && from && isSameList(known.from, from)) continue;
    different.add(path);
    if (from) byPath.set(path, inFile(path, from, texts.order));
    else byPath.delete(path);
  }
  if (last && different.size === 0) return { ...last, list };
  const stay = last?.runs.filter(({ path }) => !different.has(path)) ?? [];
  const come = [...different].flatMap((path) => byPath.get(path)?.runs ?? []);
  const runs = [...stay, ...come].sort((one, other) => one.order - other.order);
  return { list, byPath, runs, diagnostics: joined(runs) };
}

/** Whether two findings say the same depends on their path, so that those of other files need not be asked. */
function inFile(
  path: number,
  from: readonly Described[],
  loadOrder: ReadonlyMap<SourceText, number>,
): InFile {
  const byOrder = new Map<number, Diagnostic[]>();
  for (const each of onceEach(from)) addTo(byOrder, orderOf(each, loadOrder), each.diagnostic);
  const runs = [...byOrder].map(([order, run]) => ({
    path,
    order,
    diagnostics: run.sort(byPosition),
  }));
  return { from, runs };
}

/** Errors before warnings before notes, then causes before others, then by the load order of files. */
function orderOf(
  { diagnostic: { severity, source }, causal }: Described,
  loadOrder: ReadonlyMap<SourceText, number>,
): number {
  // There are fewer than ten ranks of causes.
  return (rank[severity] * 10 + causal) * (loadOrder.size + 1) + (loadOrder.get(source) ?? -1) + 1;
}

function joined(runs: readonly Run[]): readonly Diagnostic[] {
  const byOrder = new Map<number, (readonly Diagnostic[])[]>();
  for (const { order, diagnostics } of runs) addTo(byOrder, order, diagnostics);
  // What is not among the files of the packs, such as their descriptions, has no order.
  return [...byOrder.values()].flatMap((some) =>
    some.length > 1 ? some.flat().sort(byText) : some.flat(),
  );
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

function byPosition(a: Diagnostic, b: Diagnostic): number {
  return (
    a.range.offset - b.range.offset ||
    byCodeUnit(a.code, b.code) ||
    byCodeUnit(a.message, b.message)
  );
}

function byText(one: Diagnostic, other: Diagnostic): number {
  return byPosition(one, other) || byCodeUnit(one.source.displayPath, other.source.displayPath);
}
