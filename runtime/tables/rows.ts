/** Iteration for verbs that read a whole table. */

/** Every row, in the table's order. */
export function* everyRow<Row>(table: {
  readonly size: number;
  at(index: number): Row | undefined;
}): Generator<Row, void, undefined> {
  for (let index = 0; index < table.size; index += 1) {
    const row = table.at(index);
    if (row !== undefined) yield row;
  }
}
