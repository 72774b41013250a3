/** Which furniture or terrain turns into a given one (§3.1): the verbs read backwards. */
import type { Dialect } from "../tables/dialect.ts";
import { keptPerTable } from "../tables/kept.ts";
import { successors, type ChangeVerb, type ChangingRow } from "./transitions.ts";
import { everyRow } from "../tables/rows.ts";

/** What is asked of the table of furniture or terrain. */
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
   * What has to be done to it: the name of the runtime's verb, or of the tool that `cut` takes. `pry_break` is an
   * attempt at prying that breaks it, `bash_from_above` bashing from the level above.
   */
  readonly verb: ChangeVerb;
}

const kept = keptPerTable<ReadonlyMap<string, readonly Predecessor<ChangingRow>[]>>();

/**
 * What becomes a given furniture or terrain, and by what (§3.1): in the table's order, and of one object in that of
 * §3.1. An object that a verb leaves as it is becomes itself. Traps, tents and curtains are not among it.
 *
 * All transitions are read at the first question about a table; from then on an answer is one look-up.
 *
 * @returns A new array, empty where nothing becomes it.
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
  // Rows of this very table.
  return [...(kept(table, predecessorsIn).get(id) ?? [])] as Predecessor<Row>[];
}

function predecessorsIn(
  table: ChangingTable<ChangingRow>,
): ReadonlyMap<string, readonly Predecessor<ChangingRow>[]> {
  const { kind, dialect = "spec" } = table;
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
