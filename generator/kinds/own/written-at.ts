/** Where shapes of own kinds were written. */
import type { Shape } from "../../schema/shape.ts";
import type { SchemaPlace } from "./problem.ts";

/** The member that says it. */
export const placed: unique symbol = Symbol("place");

/** A shape that knows where it was written; copies know it, too. */
export interface PlacedShape extends Shape {
  readonly [placed]?: SchemaPlace;
}

/** Where the shape, or the one from which it was copied, was written; `undefined` for shapes that defwright adds. */
export function writtenAt(shape: PlacedShape): SchemaPlace | undefined {
  return shape[placed];
}
