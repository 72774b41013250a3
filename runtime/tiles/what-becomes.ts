/** Which furniture or terrain turns into a given one (§3.1): transitions in reverse. */
import type { Dialect } from "../tables/dialect.ts";
import { keptPerTable } from "../tables/kept.ts";
import { successors, type ChangeVerb, type ChangingRow } from "./transitions.ts";
import { everyRow } from "../tables/rows.ts";

/** The part of a furniture or terrain table that is used. */
interface ChangingTable<Row> {
  readonly kind: string;
  readonly size: number;
  readonly dialect?: Dialect;
  readonly revision?: number;
  at(index: number): Row | undefined;
  ids(): readonly string[];
}

export interface Predecessor<Row> {
  readonly object: Row;
  /**
   * What has to be done to it: the name of the runtime's verb, or of the tool for `cut`. `pry_break` is an attempt at
   * prying that breaks it, `bash_from_above` is bashing from the level above.
   */
  readonly verb: ChangeVerb;
}

const kept = keptPerTable<ReadonlyMap<string, readonly Predecessor<ChangingRow>[]>>();

/**
 * Returns the objects that turn into a given furniture or terrain, and by which verb (§3.1): in the table's order, and
 * for one object in the order of §3.1. An object that a verb leaves as it is turns into itself. Traps, tents and
 * curtains are not included.
 *
 * All transitions are read on the first call for a table; from then on an answer is one look-up.
 *
 * @returns A new array; empty if nothing turns into it.
 *
 * @example
 * ```ts
 * import { whatBecomes } from "defwright/runtime";
 * import { terrain, TerrainId } from "./generated/index.js";
 *
 * const [first] = whatBecomes(terrain, TerrainId.t_door_o);
 * [first?.object.id, first?.verb]; // => ["t_door_c", "open"]
 * ```
 */
export function whatBecomes<Row extends ChangingRow>(
  table: ChangingTable<Row>,
  id: NoInfer<Row["id"]>,
): Predecessor<Row>[] {
  // They are rows of this very table.
  return [...(kept(table, predecessorsIn).get(id) ?? [])] as Predecessor<Row>[];
}

function predecessorsIn(
  table: ChangingTable<ChangingRow>,
): ReadonlyMap<string, readonly Predecessor<ChangingRow>[]> {
  const { kind, dialect } = table;
  const verbs = Object.keys(successors) as ChangeVerb[];
  const found = new Map<string, Predecessor<ChangingRow>[]>();
  for (const object of everyRow(table)) {
    for (const verb of verbs) {
      const next = successors[verb](object, kind, dialect);
      if (next === undefined) continue;
      const list = found.get(next);
      if (list) list.push({ object, verb });
      else found.set(next, [{ object, verb }]);
    }
  }
  return found;
}
