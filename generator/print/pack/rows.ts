import { spliced, type Splice } from "../../model/splice.ts";
import type { Line, Parts } from "./entries.ts";
import type { GroupNode, ValueNode } from "./nodes.ts";

/** A row; another object where it says something else. */
export interface Row extends Line {
  /** What it is asked for by. */
  readonly id: string | undefined;
}

/** Rows of values, each encoded once. */
export interface Rows {
  /** The value is gone, or is to be encoded in another way. */
  readonly forget: (value: GroupNode) => void;
  /**
   * @param splice in which part the values and their ids are others than before
   * @param forgotten those that were forgotten since
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
