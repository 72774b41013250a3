/** Checks that content keeps what was released (§9.1, §9.2): a recorded id still means something of the same kind. */
import type { Report } from "../diagnostics/diagnostic.ts";
import { createFindings, type Findings } from "../diagnostics/findings.ts";
import { kinds } from "../kinds/registry.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import type { Registry } from "../layer/registry.ts";
import { isKindName, type KindName } from "../model/kind-names.ts";
import type { Memo } from "../model/memo.ts";
import { placeIn, type Place, type TextPlace } from "../model/place.ts";
import type { RecordSource, ReleasedId } from "../model/release-record.ts";
import type { SourceText } from "../model/source-text.ts";
import { idStates, type IdStates } from "./id-states.ts";
import { readRecord } from "./read-record.ts";

/** The content in which released ids are looked up. */
export interface KeptContent {
  readonly registry: Registry;
  readonly known: Pick<KnownIds, "migrations">;
}

/** @param memo keeps the contents of a record as long as its text is the same */
export function checkRecords(
  records: readonly RecordSource[],
  content: KeptContent,
  { facts, report }: Findings,
  memo: Memo,
): void {
  const states = idStates(content.registry, content.known);
  for (const { source } of records) {
    const read = memo.part(`record ${source.displayPath}`, [source], () => {
      const found = createFindings();
      return { released: readRecord(source, found.report), facts: found.facts };
    });
    for (const fact of read.facts) facts.push(fact);
    for (const ids of read.released?.values() ?? []) {
      for (const each of ids.values())
        checkReleased(each, source, content.registry, states, report);
    }
  }
}

function checkReleased(
  released: ReleasedId,
  source: SourceText,
  registry: Registry,
  states: IdStates,
  report: Report,
): void {
  const { kind, id, changes, index } = released;
  const last = changes.at(-1);
  if (!isKindName(kind) || !last || last.state === "removed") return;
  const { section, rule = "" } = kinds[kind].savedIds ?? {};
  const place: TextPlace = { source, path: [index, 1], target: "value" };
  const now = states.of(kind, id);
  if (!now) {
    if (registry.isBroken(kind, id)) return;
    const { elsewhere, notes } = elsewhereOf(kind, id, registry);
    const suggestion =
      last.to !== undefined && states.of(kind, last.to)
        ? last.to
        : registry.whyUnknown(kind, id).suggestion;
    const obsolete = kinds[kind].obsoleteMember !== undefined;
    report(
      "released-id-vanished",
      place,
      { kind, id, release: last.release, section, rule, elsewhere, suggestion, obsolete },
      { notes, ...(section === undefined ? { severity: "warning" } : {}) },
    );
    return;
  }
  const wasOwn = last.state === "live" || last.state === "obsolete";
  if (section === undefined || !wasOwn || now.to === undefined) return;
  const { release } = last;
  report(
    "released-id-renamed",
    place,
    {
      kind,
      id,
      to: now.to,
      by: now.state === "alias" ? "an alias" : "a migration",
      release,
      section,
      rule,
    },
    { severity: { spec: "warning", "bright-nights": "off" } },
  );
}

interface DefinedHere {
  readonly note: "elsewhere";
  readonly place: Place;
}

/** The kind of another definition that now has the id, and its place. */
function elsewhereOf(
  kind: KindName,
  id: string,
  registry: Registry,
): { readonly elsewhere: KindName | undefined; readonly notes: readonly DefinedHere[] } {
  const elsewhere = registry.otherKindOf(kind, id);
  const definition = elsewhere && registry.get(elsewhere, id);
  if (!definition) return { elsewhere, notes: [] };
  const place = placeIn(definition.origin, ["type"]);
  return { elsewhere, notes: [{ note: "elsewhere", place }] };
}
