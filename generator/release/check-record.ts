/** Checks that content keeps what was released (§9.1, §9.2): a recorded id still means something of the same kind. */
import type { Report } from "../diagnostics/diagnostic.ts";
import { createFindings, type Findings } from "../diagnostics/findings.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import type { Registry } from "../layer/registry.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Memo } from "../model/memo.ts";
import { placeIn, type Place, type TextPlace } from "../model/place.ts";
import type { ReleaseRecordText, Release, SavedHistory } from "../model/release-record.ts";
import { idStates, type IdStates } from "./id-states.ts";
import { isOwn, type PlacedChange } from "./meanings.ts";
import { newChanges } from "./new-changes.ts";
import { readRecords, type RecordLines } from "./record-lines.ts";
import { noHistory, savedHistory } from "./saved-history.ts";

/** The content in which released ids are looked up. */
export interface KeptContent {
  readonly registry: Registry;
  readonly known: Pick<KnownIds, "migrations">;
}

export interface CheckedRecords {
  readonly history: SavedHistory;
  /** Whether what the id of a definition stood for before is now `to`, or may be, since a record has mistakes. */
  readonly explains: (kind: KindName, id: string, to: string | undefined) => boolean;
}

/** @param memo keeps the contents of a record as long as its text is the same */
export function checkRecords(
  sources: readonly ReleaseRecordText[],
  { registry, known }: KeptContent,
  { facts, report }: Findings,
  memo: Memo,
): CheckedRecords {
  if (sources.length === 0) return { history: noHistory, explains: () => false };
  const states = idStates(registry, known);
  const read = memo.part(
    "records",
    sources.map(({ source }) => source),
    () => {
      const found = createFindings();
      const read = readRecords(registry.kinds, sources, found.report);
      return { ...read, facts: found.facts };
    },
  );
  for (const fact of read.facts) facts.push(fact);
  const placeOf = (kind: KindName, id: string): TextPlace | undefined => {
    const from = read.records.findLast(({ record }) => record.ids.get(kind)?.has(id));
    const index = from?.record.ids.get(kind)?.get(id)?.index;
    return from && index !== undefined
      ? { source: from.source, path: [index, 1], target: "value" }
      : undefined;
  };
  const checked: Checked = { registry, states, lines: read.lines, releases: read.releases, report };
  const history = new Map(
    [...read.lines].map(([kind, lines]) => {
      const now = new Map<string, readonly PlacedChange[]>();
      for (const [id, changes] of lines) {
        const place = placeOf(kind, id);
        if (place) now.set(id, checkReleased({ kind, id, changes, place }, checked));
      }
      return [kind, now] as const;
    }),
  );
  const found = savedHistory(history, read.releases, states.current);
  for (const [kind, lines] of history) {
    const reused = found.reused(kind);
    for (const [id, changes] of reused.size === 0 ? [] : lines) {
      const { to, at, release } = changes.at(-1) ?? {};
      if (to === undefined || at === undefined || release === undefined) continue;
      const place = placeOf(kind, id);
      if (place && reused.get(to)?.some(({ until }) => until > at))
        report("released-id-reused", place, { kind, id, release, because: "target", to });
    }
  }
  const explains: CheckedRecords["explains"] = (kind, id, to) => {
    if (read.facts.length > 0) return true;
    const is = to === undefined ? undefined : states.current(kind, to);
    return (
      found
        .reused(kind)
        .get(id)
        ?.some((each) => each.to === is) ?? false
    );
  };
  return { history: found, explains };
}

interface Checked {
  readonly registry: Registry;
  readonly states: IdStates;
  readonly lines: RecordLines;
  readonly releases: readonly Release[];
  readonly report: Report;
}

interface Line {
  readonly kind: KindName;
  readonly id: string;
  readonly changes: readonly PlacedChange[];
  readonly place: TextPlace;
}

/** Returns the changes of the id, including those that a release would add. */
function checkReleased(
  { kind, id, changes, place }: Line,
  { registry, states, lines, releases, report }: Checked,
): readonly PlacedChange[] {
  const last = changes.at(-1);
  if (!last) return changes;
  const { section, rule = "" } = registry.kinds.of(kind).savedIds ?? {};
  const { release } = last;
  const says = states.says(kind, id);
  const { changes: added, verdict, isEarlier } = newChanges(id, lines.get(kind) ?? new Map(), says);
  if (verdict === "vanished") {
    if (registry.isBroken(kind, id)) return changes;
    const { elsewhere, notes } = elsewhereOf(kind, id, registry, lines);
    const suggestion =
      last.to !== undefined && states.of(kind, last.to)
        ? last.to
        : registry.whyUnknown(kind, id).suggestion;
    const obsolete = registry.kinds.of(kind).obsoleteMember !== undefined;
    report(
      "released-id-vanished",
      place,
      { kind, id, release, section, rule, elsewhere, suggestion, obsolete, isEarlier },
      { notes, ...(section === undefined ? { severity: "warning" } : {}) },
    );
  }
  const left = isOwn(last) ? added.find((each) => each.to !== undefined) : undefined;
  if (section !== undefined && left?.to !== undefined) {
    const by = left.state === "alias" ? "an alias" : "a migration";
    report("released-id-renamed", place, { kind, id, to: left.to, by, release, section, rule });
  }
  if (verdict === "changed") {
    const [was = "", is = ""] = [last.meaning, says.now?.meaning];
    report("released-id-changed", place, { kind, id, release, was, is });
  } else if (verdict === "undecided") {
    const because = says.migration ? "migrated" : "removed";
    report("released-id-reused", place, { kind, id, release, because, to: says.migration?.to });
  }
  if (added.length === 0) return changes;
  return [...changes, ...added.map((each) => ({ ...each, at: releases.length, release: "" }))];
}

interface DefinedHere {
  readonly note: "elsewhere";
  readonly place: Place;
}

/** The kind of another definition that now has the id and was not released beside it, and its place. */
function elsewhereOf(
  kind: KindName,
  id: string,
  registry: Registry,
  lines: RecordLines,
): { readonly elsewhere: KindName | undefined; readonly notes: readonly DefinedHere[] } {
  const elsewhere = registry.otherKindOf(kind, id);
  const definition = elsewhere && registry.get(elsewhere, id);
  if (elsewhere && lines.get(elsewhere)?.has(id) === true)
    return { elsewhere: undefined, notes: [] };
  if (!definition) return { elsewhere, notes: [] };
  const place = placeIn(definition.origin, ["type"]);
  return { elsewhere, notes: [{ note: "elsewhere", place }] };
}
