/**
 * A bound on what is written anew again and again: each of a hundred thousand copies has all members of the one before,
 * each of a thousand may extend its list, each of a thousand modifications may take one entry out. What lists come to
 * grows with the square of the input.
 */
import type { RawObject } from "../model/definition.ts";
import type { DialectRules } from "../model/dialect.ts";
import type { JsonObject } from "../model/json.ts";
import { placeIn } from "../model/place.ts";
import type { NoteBook } from "./notes.ts";
import type { Origins } from "./origins.ts";
import { idsOf, templateName } from "./raw-id.ts";

/**
 * Members and entries of lists that may be written anew for a definition and all that it is made of. Real ones take
 * some hundreds.
 */
const most = 500_000;

/** By the layered value of a definition or template what was written for it. */
export type Growth = Map<JsonObject, number>;

/** Nothing more may be made of a value of which as much was made as may be. */
const full = Infinity;

interface Growing {
  readonly growth: Growth;
  readonly notes: Pick<NoteBook, "report">;
  readonly origins: Origins;
  readonly rules: DialectRules;
}

export function isFull({ growth }: Pick<Growing, "growth">, value: JsonObject): boolean {
  return growth.get(value) === full;
}

/**
 * Runs what makes a value of another one, and gives that value; `undefined` where the bound is reached, which is
 * reported.
 */
export function withinBound(
  { growth, notes, origins, rules }: Growing,
  object: RawObject,
  base: JsonObject,
  make: (derived: Origins["derived"]) => JsonObject,
): JsonObject | undefined {
  let written = growth.get(base) ?? 0;
  const value = make((container, sources) => {
    written += sources.size;
    origins.derived(container, sources);
  });
  if (written > most) {
    growth.set(base, full);
    const { kind } = object;
    const [id = templateName(object.value) ?? ""] = idsOf(kind, object.value, rules);
    notes.report("definition-growth", placeIn(object, []), { kind, id, most });
    return undefined;
  }
  growth.set(value, written);
  return value;
}
