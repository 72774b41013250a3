/** What the verbs of §3.1 need from a table of furniture or terrain. */
import type { Branded } from "../ids/brands.ts";
import type { Dialect } from "../tables/dialect.ts";
import type { HasEdges } from "../tables/edges.ts";

/** A table whose rows have what a verb reads, with the transitions that the compiler knows. */
export interface TileTable<Id extends string, Edges extends object, Row> extends HasEdges<
  Id,
  Edges
> {
  readonly kind: string;
  /** The dialect of its content; "spec" if absent. */
  readonly dialect?: Dialect;
  has(id: string): boolean;
  index(id: never): number;
  at(index: number): Row | undefined;
}

/** The members that every verb reads. */
export interface TileRow {
  readonly id: string;
  /** Only terrain has one, and loses it whenever it changes (§2.6). */
  readonly trap?: Branded<"trap">;
}

/** The record of an id, which may be any text. */
export function rowOf<Row>(
  table: Pick<TileTable<string, object, Row>, "index" | "at">,
  id: string,
): Row | undefined {
  return table.at(table.index(id as never));
}
