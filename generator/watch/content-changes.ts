/** What an edit did to the content, by id. */
import type { Compilation } from "../compile.ts";
import { sameJson } from "../json/same-json.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";

export interface ChangedDefinition {
  readonly kind: KindName;
  readonly id: string;
}

export interface ContentChanges {
  readonly added: readonly ChangedDefinition[];
  readonly removed: readonly ChangedDefinition[];
  readonly changed: readonly ChangedDefinition[];
}

type Records = Compilation["model"]["records"];

export const noChanges: ContentChanges = { added: [], removed: [], changed: [] };

export function contentChanges(before: Records, after: Records): ContentChanges {
  const added: ChangedDefinition[] = [];
  const removed: ChangedDefinition[] = [];
  const changed: ChangedDefinition[] = [];
  for (const kind of kindNames) {
    const old = before.get(kind);
    const now = after.get(kind);
    if (old === now) continue;
    for (const [id, definition] of now ?? []) {
      const earlier = old?.get(id);
      if (earlier === undefined) added.push({ kind, id });
      else if (!sameRecord(earlier, definition)) changed.push({ kind, id });
    }
    for (const id of old?.keys() ?? []) if (!(now?.has(id) ?? false)) removed.push({ kind, id });
  }
  return { added, removed, changed };
}

function sameRecord(a: ResolvedDefinition, b: ResolvedDefinition): boolean {
  return a === b || a.record === b.record || sameJson(a.record, b.record);
}
