/** The differences between the definitions of two states of the content. */
import type { Kind } from "../kinds/kind.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { JsonObject } from "../model/json.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import type { Resolved } from "../resolve/resolved.ts";
import { compareValues, type ValueChange } from "./compare-values.ts";

/** Records by kind and id. Substitutions have no ids, and are listed by their subjects instead. */
export type RecordsByKind = ReadonlyMap<string, ReadonlyMap<string, JsonObject>>;

export interface DefinitionDifference extends NamedId {
  readonly changes: readonly ValueChange[];
}

/** Each list is sorted by kind in the order of `kinds`, then by id. */
export interface Difference {
  /** Those of either state, in order. */
  readonly kinds: readonly string[];
  readonly added: readonly NamedId[];
  readonly removed: readonly NamedId[];
  readonly changed: readonly DefinitionDifference[];
}

export function compareContent(before: RecordsByKind, after: RecordsByKind): Difference {
  const added: NamedId[] = [];
  const removed: NamedId[] = [];
  const changed: DefinitionDifference[] = [];
  const kinds = [...new Set([...after.keys(), ...before.keys()])];
  for (const kind of kinds) {
    const old = before.get(kind) ?? new Map<string, never>();
    const now = after.get(kind) ?? new Map<string, never>();
    for (const id of [...new Set([...old.keys(), ...now.keys()])].sort()) {
      const [was, is] = [old.get(id), now.get(id)];
      if (!was) added.push({ kind, id });
      else if (!is) removed.push({ kind, id });
      else {
        const changes = compareValues(was, is);
        if (changes.length > 0) changed.push({ kind, id, changes });
      }
    }
  }
  return { kinds, added, removed, changed };
}

export function contentOf(kinds: Kinds, { records, substitutions }: Resolved): RecordsByKind {
  const content = new Map<string, ReadonlyMap<string, JsonObject>>();
  for (const kind of kinds.all) {
    const { name, output } = kind;
    const table = records.get(name);
    if (table) content.set(name, new Map([...table].map(([id, { record }]) => [id, record])));
    if (output?.form !== "list") continue;
    const own = substitutions.filter(({ definition }) => definition.kind === name);
    const listed = own.map(({ record }) => record);
    content.set(name, bySubject(kind, listed));
  }
  return content;
}

/**
 * Records by their subjects; several about the same subject are numbered in load order, and so are, after the name of
 * their kind, those about nothing.
 */
export function bySubject(
  { name: kind, output }: Pick<Kind, "name" | "output">,
  records: readonly JsonObject[],
): Map<string, JsonObject> {
  const subjectsOf = output?.form === "list" ? output.subjectsOf : () => [];
  const named = new Map<string, JsonObject>();
  const counts = new Map<string, number>();
  for (const record of records) {
    const subject = [...new Set(subjectsOf(record))].join(", ");
    let name: string;
    do {
      const count = (counts.get(subject) ?? 0) + 1;
      counts.set(subject, count);
      if (subject === "") name = `${kind} ${String(count)}`;
      else name = count === 1 ? subject : `${subject} (${String(count)})`;
    } while (named.has(name));
    named.set(name, record);
  }
  return named;
}
