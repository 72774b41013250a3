import { subjectsOf } from "../explain/find-explanations.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Content } from "./difference.ts";

/** @param records By kind and id. */
export function contentOf(
  records: ReadonlyMap<KindName, ReadonlyMap<string, ResolvedDefinition>>,
  substitutions: readonly ResolvedDefinition[],
): Content {
  const content = new Map<string, ReadonlyMap<string, JsonObject>>();
  for (const [kind, table] of records) {
    content.set(kind, new Map([...table].map(([id, { record }]) => [id, record])));
  }
  return content.set(
    "profession_item_substitutions",
    namedSubstitutions(substitutions.map(({ record }) => record)),
  );
}

/** By what they are about; several about the same are numbered in load order. */
export function namedSubstitutions(substitutions: readonly JsonObject[]): Map<string, JsonObject> {
  const named = new Map<string, JsonObject>();
  const counts = new Map<string, number>();
  for (const substitution of substitutions) {
    const subject = [...new Set(subjectsOf(substitution))].join(", ");
    const count = (counts.get(subject) ?? 0) + 1;
    counts.set(subject, count);
    named.set(count === 1 ? subject : `${subject} (${String(count)})`, substitution);
  }
  return named;
}
