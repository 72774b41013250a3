import type { Report } from "../diagnostics/diagnostic.ts";
import type { RawObject } from "../model/definition.ts";
import { kindNames } from "../model/kind-names.ts";
import { copyEntries, type Entries } from "./entries.ts";
import type { IdLookups } from "./id-lookups.ts";
import type { LoadOrder } from "./load-order.ts";
import type { Notes } from "./notes.ts";
import { registryOf, type Registry } from "./registry.ts";

interface Known {
  readonly order: LoadOrder;
  readonly unread: ReadonlySet<string>;
  readonly lookups: IdLookups;
}

/** Asks all of the content the questions that could not be answered while a part of it was layered. */
export function reportAnswers(
  notes: readonly (readonly [RawObject, Notes])[],
  entries: Entries,
  known: Known,
  report: Report,
): void {
  let content: Registry | undefined;
  for (const [, { questions }] of notes) {
    for (const question of questions) {
      question((content ??= withIncomplete(entries, known)), report);
    }
  }
}

/** A registry that includes incomplete definitions, which may be meant like any others. */
function withIncomplete(entries: Entries, { order, unread, lookups }: Known): Registry {
  const { incomplete } = entries;
  if (incomplete.size === 0) return registryOf(entries, unread, order, lookups);
  const whole = registryOf(copyEntries(entries, new Set(kindNames)), unread, order);
  for (const definition of incomplete.values()) whole.set(definition);
  return whole;
}
