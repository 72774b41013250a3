import { kinds } from "../kinds/registry.ts";
import type { JsonObject } from "../model/json.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import type { Resolved } from "../resolve/resolved.ts";
import type { RecordsByKind } from "./compare-content.ts";

export function contentOf({ records, substitutions }: Resolved): RecordsByKind {
  const content = new Map<string, ReadonlyMap<string, JsonObject>>();
  for (const [kind, table] of records) {
    content.set(kind, new Map([...table].map(([id, { record }]) => [id, record])));
  }
  for (const kind of kindNames) {
    if (kinds[kind].output?.form !== "list") continue;
    const own = substitutions.filter(({ definition }) => definition.kind === kind);
    const listed = own.map(({ record }) => record);
    content.set(kind, bySubject(kind, listed));
  }
  return content;
}

/** Records by their subjects; several about the same subject are numbered in load order. */
export function bySubject(kind: KindName, records: readonly JsonObject[]): Map<string, JsonObject> {
  const { output } = kinds[kind];
  const subjectsOf = output?.form === "list" ? output.subjectsOf : () => [];
  const named = new Map<string, JsonObject>();
  const counts = new Map<string, number>();
  for (const record of records) {
    const subject = [...new Set(subjectsOf(record))].join(", ");
    const count = (counts.get(subject) ?? 0) + 1;
    counts.set(subject, count);
    named.set(count === 1 ? subject : `${subject} (${String(count)})`, record);
  }
  return named;
}
