/** Determines an edit's changes to the content, by id. */
import type { Compilation } from "../compile.ts";
import { sameJson } from "../json/same-json.ts";
import { changedValues, type ChangedValue } from "../model/changed-values.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";

export interface ChangedDefinition {
  readonly kind: KindName;
  readonly id: string;
}

export interface ContentChanges {
  readonly added: readonly ChangedDefinition[];
  readonly removed: readonly ChangedDefinition[];
  readonly changed: readonly ChangedDefinition[];
  /** The records of each kind by id. */
  readonly before: Records;
  readonly after: Records;
}

type Records = Compilation["model"]["records"];

const none: ReadonlyMap<string, ResolvedDefinition> = new Map();

export const noChanges: ContentChanges = {
  added: [],
  removed: [],
  changed: [],
  before: new Map(),
  after: new Map(),
};

export function contentChanges(before: Records, after: Records): ContentChanges {
  const added: ChangedDefinition[] = [];
  const removed: ChangedDefinition[] = [];
  const changed: ChangedDefinition[] = [];
  for (const kind of new Set([...after.keys(), ...before.keys()])) {
    const [old, now] = [before.get(kind) ?? none, after.get(kind) ?? none];
    for (const [id, earlier, later] of inLoadOrder([...changedValues(old, now)], now)) {
      if (!earlier) added.push({ kind, id });
      else if (!later) removed.push({ kind, id });
      else if (!sameRecord(earlier, later)) changed.push({ kind, id });
    }
  }
  return { added, removed, changed, before, after };
}

/** @param table in load order; changes of ids not in it come last */
function inLoadOrder(
  changes: readonly ChangedValue<string, ResolvedDefinition>[],
  table: ReadonlyMap<string, ResolvedDefinition>,
): readonly ChangedValue<string, ResolvedDefinition>[] {
  if (changes.length < 2) return changes;
  const places = new Map([...table.keys()].map((id, at) => [id, at]));
  const placeOf = ([id]: ChangedValue<string, ResolvedDefinition>): number =>
    places.get(id) ?? places.size;
  return changes.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function sameRecord(a: ResolvedDefinition, b: ResolvedDefinition): boolean {
  return a.record === b.record || sameJson(a.record, b.record);
}
