/** Encodes rows, shapes and shared values as words; what an edit does not affect is not encoded again. */
import type { Splice } from "../../model/splice.ts";
import { define, type Parts } from "./entries.ts";
import type { LiveGroups } from "./live-groups.ts";
import type { Shape, Shapes } from "./shapes.ts";
import type { Sharing } from "./sharing.ts";
import type { GroupNode, ObjectNode, ValueNode } from "./nodes.ts";
import { createRows, type Row } from "./rows.ts";
import { createValueEncoder } from "./value-encoder.ts";
import { createWords, type Words } from "./words.ts";

export interface Encoder extends Pick<Words, "entries" | "text" | "natural"> {
  /**
   * Returns the rows of these values.
   * @param size exceeds the number of every node
   */
  readonly rows: (
    roots: readonly ValueNode[],
    ids: readonly (string | undefined)[],
    size: number,
    changes: Changes,
  ) => Row[];
}

interface Changes {
  /** The part in which the values and their ids differ from the last run. */
  readonly splice: Splice;
  readonly came: readonly GroupNode[];
  readonly went: readonly GroupNode[];
  readonly reshaped: readonly ObjectNode[];
  /** Numbers of the groups that became shared or ceased to be shared. */
  readonly flipped: readonly number[];
}

export function createEncoder(groups: LiveGroups, shapes: Shapes, sharing: Sharing): Encoder {
  const words = createWords();
  /** By node number; 1 for shared nodes. */
  let shared = sharing.shared();
  const { encodeValue, encodeItems } = createValueEncoder(
    words,
    shapes,
    ({ number }) => shared[number] === 1,
  );
  const rows = createRows(encodeValue);

  const defineShape = (shape: Shape): void => {
    const parts: Parts = [];
    shape.keys.forEach((key, position) => {
      parts.push(words.string(key).index);
      const constant = shape.constants[position];
      if (constant === undefined) parts.push(words.hole().index);
      else encodeValue(constant, parts, undefined);
    });
    define(words.ofShape(shape), parts);
  };

  const defineIfShared = (node: GroupNode): void => {
    if (shared[node.number] !== 1) return;
    const parts: Parts = [];
    encodeItems(node, parts, undefined);
    define(words.ofNode(node), parts);
  };

  const forgetGroups = (went: readonly GroupNode[]): void => {
    for (const node of went) {
      words.forgetNode(node);
      rows.forget(node);
    }
  };

  const defineAnew = (stale: readonly GroupNode[]): void => {
    for (const node of stale) {
      rows.forget(node);
      defineIfShared(node);
    }
  };

  const defineShapes = (known: ReadonlySet<Shape>, isAnyStale: boolean): void => {
    const inUse = new Set(shapes.all());
    for (const shape of known) if (!inUse.has(shape)) words.forgetShape(shape);
    for (const shape of inUse) if (isAnyStale || !known.has(shape)) defineShape(shape);
  };

  return {
    entries: words.entries,
    text: words.text,
    natural: words.natural,
    rows: (roots, ids, size, { splice, came, went, reshaped, flipped }) => {
      shared = sharing.shared();
      words.reserve(size);
      const known = new Set(words.shapes());
      forgetGroups(went);
      for (const node of came) defineIfShared(node);
      const isAnyStale = flipped.length + reshaped.length > 0;
      const stale = isAnyStale ? staleGroups(groups, sharing, reshaped, flipped) : [];
      defineAnew(stale);
      defineShapes(known, isAnyStale);
      return rows.of(roots, ids, splice, stale);
    },
  };
}

/** The groups whose items may now be encoded differently. */
function staleGroups(
  { at }: LiveGroups,
  { inside, shared }: Sharing,
  reshaped: readonly ObjectNode[],
  flipped: readonly number[],
): GroupNode[] {
  const turned = new Uint8Array(at.length);
  const stale = new Uint8Array(at.length);
  for (const number of flipped) turned[number] = stale[number] = 1;
  for (const { number } of reshaped) stale[number] = 1;
  const decided = shared();
  const found: GroupNode[] = [];
  // The nodes inside a group have lower numbers. A shared group is referred to by its word, whatever it contains.
  for (const node of at) {
    if (!node) continue;
    const { number } = node;
    for (const each of inside(number)) {
      if (turned[each] === 1 || (stale[each] === 1 && decided[each] !== 1)) stale[number] = 1;
    }
    if (stale[number] === 1) found.push(node);
  }
  return found;
}
