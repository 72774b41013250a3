/** Which records answer to what: a result, a component, a tool, a quality, a skill, a book (§2.10). */
import type { Lookups } from "../kinds/lookups.ts";
import { changedValues } from "../model/changed-values.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import type { LookupPostings } from "../model/tables.ts";

/**
 * Obsolete definitions answer by id only (§9.2).
 * @param order the ids of the table in index order
 */
export function indexLookups(
  lookups: Lookups,
  order: readonly string[],
  table: ReadonlyMap<string, ResolvedDefinition>,
): LookupPostings {
  const postings = new Map(lookups.keys.map((key) => [key, new Map<string, number[]>()]));
  order.forEach((id, position) => {
    answers(lookups, table.get(id), (key, value) => {
      const answers = postings.get(key);
      const list = answers?.get(value);
      if (!list) answers?.set(value, [position]);
      // What a record mentions twice it still answers to once.
      else if (list.at(-1) !== position) list.push(position);
    });
  });
  return Object.fromEntries(postings);
}

/**
 * The postings of `now`, made by patching those of `old`, a table with the same ids in the same order. Returns `before`
 * itself where no answer changes.
 */
export function patchPostings(
  lookups: Lookups,
  before: LookupPostings,
  order: readonly string[],
  old: ReadonlyMap<string, ResolvedDefinition>,
  now: ReadonlyMap<string, ResolvedDefinition>,
): LookupPostings {
  const patched: Record<string, Map<string, readonly number[]>> = {};
  const writable = (key: string): Map<string, readonly number[]> =>
    (patched[key] ??= new Map<string, readonly number[]>(before[key]));
  const changed = new Map<string, Changed>();
  for (const [id, earlier, later] of changedValues(old, now)) {
    if (earlier?.record !== later?.record) changed.set(id, [earlier, later]);
  }
  for (const [position, id] of changed.size === 0 ? none : order.entries()) {
    const [earlier, later] = changed.get(id) ?? none;
    if (earlier === later) continue;
    const [gone, fresh] = [answerSet(lookups, earlier), answerSet(lookups, later)];
    for (const [text, { key, value }] of gone) {
      if (fresh.has(text)) continue;
      const list = (writable(key).get(value) ?? []).filter((each) => each !== position);
      if (list.length === 0) writable(key).delete(value);
      else writable(key).set(value, list);
    }
    for (const [text, { key, value }] of fresh) {
      if (gone.has(text)) continue;
      const list = [...(writable(key).get(value) ?? []), position];
      writable(key).set(
        value,
        list.sort((a, b) => a - b),
      );
    }
  }
  return Object.keys(patched).length === 0 ? before : { ...before, ...patched };
}

type Changed = readonly [
  before: ResolvedDefinition | undefined,
  now: ResolvedDefinition | undefined,
];

const none: readonly never[] = [];

function answerSet(
  lookups: Lookups,
  found: ResolvedDefinition | undefined,
): ReadonlyMap<string, { readonly key: string; readonly value: string }> {
  const set = new Map<string, { key: string; value: string }>();
  answers(lookups, found, (key, value) => set.set(`${key}\n${value}`, { key, value }));
  return set;
}

function answers(
  { answersOf }: Lookups,
  found: ResolvedDefinition | undefined,
  add: (key: string, value: string) => void,
): void {
  if (!found || found.definition.obsolete) return;
  answersOf(found.record, (key, value) => {
    if (value !== "") add(key, value);
  });
}
