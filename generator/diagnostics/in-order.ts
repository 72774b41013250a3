/** Findings each once and in order, file by file; after an edit, only files in which any differs are put in order. */
import { addTo, groupBy } from "../model/maps.ts";
import { isSameList, type Memo } from "../model/memo.ts";
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
  /** Relative to the working directory, as in its keys. */
  readonly path: string;
  /** Severity, code and position as one string. */
  readonly place: string;
  /** Code, position and message as one string. */
  readonly key: string;
  /** The text places from which it was made. */
  readonly places: readonly TextPlace[];
}

export const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** The findings in the files of one path. */
interface InFile {
  readonly from: readonly Described[];
  /** Each once, by what comes before their positions in the order (`orderOf`), and in order of those. */
  readonly runs: ReadonlyMap<number, readonly Diagnostic[]>;
}

interface Ordered {
  readonly files: object;
  readonly byPath: ReadonlyMap<string, InFile>;
  readonly diagnostics: readonly Diagnostic[];
}

/** @param loadOrder of all sources */
export function inOrder(
  all: readonly Described[],
  loadOrder: ReadonlyMap<SourceText, number>,
  memo: Memo,
): readonly Diagnostic[] {
  const paths = Array.from(loadOrder.keys(), (each) => each.displayPath);
  const files = memo.part("files of findings", paths, () => ({}));
  const { diagnostics } = memo.part<Ordered>("findings in order", [files, ...all], (before) => {
    const last = before?.files === files ? before.byPath : undefined;
    const byPath = new Map<string, InFile>();
    for (const [path, from] of groupBy(all, (each) => each.path)) {
      const known = last?.get(path);
      byPath.set(path, known && isSameList(known.from, from) ? known : inFile(from, loadOrder));
    }
    return { files, byPath, diagnostics: merged(byPath.values()) };
  });
  return diagnostics;
}

/** Whether two findings say the same depends on their path, so that those of other files need not be asked. */
function inFile(from: readonly Described[], loadOrder: ReadonlyMap<SourceText, number>): InFile {
  const runs = new Map<number, Diagnostic[]>();
  for (const each of onceEach(from)) addTo(runs, orderOf(each, loadOrder), each.diagnostic);
  for (const run of runs.values()) run.sort(byPosition);
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

function merged(files: Iterable<InFile>): readonly Diagnostic[] {
  const byOrder = new Map<number, (readonly Diagnostic[])[]>();
  for (const { runs } of files) for (const [order, run] of runs) addTo(byOrder, order, run);
  const orders = [...byOrder.keys()].sort((one, other) => one - other);
  return orders.flatMap((order) => {
    const [run = [], ...more] = byOrder.get(order) ?? [];
    // What is not among the files of the packs, such as their descriptions, has no order.
    return more.length === 0 ? run : [...run, ...more.flat()].sort(byPosition);
  });
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
