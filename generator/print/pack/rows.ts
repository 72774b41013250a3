import { spliced, type Splice } from "../../model/splice.ts";
import type { Line, Parts } from "./entries.ts";
import type { GroupNode, ValueNode } from "./nodes.ts";

/** A row; replaced by another object when its content changes. */
export interface Row extends Line {
  /** The key of the row. */
  readonly id: string | undefined;
}

/** Rows of values, each encoded once. */
export interface Rows {
  /** Forgets a value that is gone or has to be encoded differently. */
  readonly forget: (value: GroupNode) => void;
  /**
   * @param splice the part in which the values and their ids differ from the last run
   * @param forgotten the values that were forgotten since the last run
   */
  readonly of: (
    values: readonly ValueNode[],
    ids: readonly (string | undefined)[],
    splice: Splice,
    forgotten: readonly GroupNode[],
  ) => Row[];
}

export function createRows(
  encode: (value: ValueNode, parts: Parts, id: string | undefined) => void,
): Rows {
  const known = new Map<ValueNode, Row>();
  let before: readonly Row[] = [];

  const rowOf = (value: ValueNode, id: string | undefined): Row => {
    const found = known.get(value);
    if (found && found.id === id) return found;
    const parts: Parts = [];
    encode(value, parts, id);
    const row = { id, parts };
    known.set(value, row);
    return row;
  };

  return {
    forget: (value) => known.delete(value),
    of: (values, ids, splice, forgotten) => {
      const { start, end } = splice;
      const part = values.slice(start, end).map((value, at) => rowOf(value, ids[start + at]));
      const rows = spliced(before, splice, part);
      const again = new Set<ValueNode>(forgotten);
      if (again.size > 0) {
        for (const [index, value] of values.entries()) {
          if (again.has(value)) rows[index] = rowOf(value, ids[index]);
        }
      }
      before = rows;
      return rows;
    },
  };
}
