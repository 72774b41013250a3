/**
 * A bound on lists that are written anew again and again: each of a thousand copies may extend the list of the one before,
 * each of a thousand modifications may take one entry out. What that comes to grows with the square of the input.
 */
import type { RawObject } from "../model/definition.ts";
import type { DialectRules } from "../model/dialect.ts";
import type { JsonObject } from "../model/json.ts";
import { placeIn } from "../model/place.ts";
import type { NoteBook } from "./notes.ts";
import type { Origins } from "./origins.ts";
import { idsOf, templateName } from "./raw-id.ts";

/** Entries that may be written anew for a definition and all that it is made of. Real ones take some hundreds. */
export const mostEntries = 500_000;

/** By the layered value of a definition or template the entries that were written for it. */
export type ListGrowth = Map<JsonObject, number>;

/** Nothing more may be made of a value of which as much was made as may be. */
const full = Infinity;

interface Growing {
  readonly growth: ListGrowth;
  readonly notes: Pick<NoteBook, "report">;
  readonly origins: Origins;
  readonly rules: DialectRules;
}

export function isFull({ growth }: Pick<Growing, "growth">, value: JsonObject): boolean {
  return growth.get(value) === full;
}

/** Runs what makes a value of another one, and gives that value; `undefined` where the bound is reached, which is reported. */
export function withinBound(
  { growth, notes, origins, rules }: Growing,
  object: RawObject,
  base: JsonObject,
  make: (derived: Origins["derived"]) => JsonObject,
): JsonObject | undefined {
  let entries = growth.get(base) ?? 0;
  const value = make((container, sources) => {
    if (Array.isArray(container)) entries += container.length;
    origins.derived(container, sources);
  });
  if (entries > mostEntries) {
    growth.set(base, full);
    const { kind } = object;
    const [id = templateName(object.value) ?? ""] = idsOf(kind, object.value, rules);
    notes.report("list-growth", placeIn(object, []), { kind, id, most: mostEntries });
    return undefined;
  }
  if (entries > 0) growth.set(value, entries);
  return value;
}
