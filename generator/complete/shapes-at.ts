/** Finds what a kind's schema declares at a place in an object, which may be half-written. */
import { memberOf } from "../json/path.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import type { Kind } from "../kinds/kind.ts";
import { alternatives } from "../schema/choose-branch.ts";
import { innerShape, type Shape } from "../schema/shape.ts";

/** A shape, and the value at its place, if any. */
interface Placed {
  readonly shape: Shape;
  readonly value: Json | undefined;
}

/**
 * Returns the shapes at the path, the likeliest first; empty if nothing is declared. Keywords beside a `$ref` are kept.
 * What is removed from a list may be anything, and is meant to be what may be added to it.
 */
export function shapesAt(kind: Kind, value: JsonObject, path: JsonPath): Shape[] {
  const [editor, ...rest] = path;
  if (editor === "delete" && rest.length > 1) {
    return shapesAt(kind, { ...value, extend: value[editor] ?? {} }, ["extend", ...rest]);
  }
  const { definition } = kind.shapes;
  let placed: Placed[] = [{ shape: definition, value }];
  for (const step of path) placed = placed.flatMap((each) => inside(each, step));
  return [...new Set(placed.map(({ shape }) => shape))];
}

function inside({ shape: around, value }: Placed, step: string | number): Placed[] {
  const inner = memberOf(value, step);
  return alternatives(around, value).flatMap((branch) => {
    const shape = innerShape(branch, step);
    return shape ? [{ shape, value: inner }] : [];
  });
}
