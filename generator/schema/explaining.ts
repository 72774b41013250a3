import type { Json, JsonPath } from "../model/json.ts";
import type { Definitions } from "./choose-branch.ts";
import type { ShapeFinding } from "./shape-facts.ts";
import type { Shape } from "./shape.ts";

/** A value that is being explained, and its findings so far. */
export interface Explaining {
  /** The whole value and its shape. */
  readonly value: Json;
  readonly shape: Shape;
  readonly definitions: Definitions;
  readonly findings: ShapeFinding[];
  /** Explains a value inside the whole. */
  readonly visit: (at: Json, against: Shape, here: JsonPath) => void;
}
