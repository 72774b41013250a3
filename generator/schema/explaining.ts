import type { Json, JsonPath } from "../model/json.ts";
import type { Definitions } from "./choose-branch.ts";
import type { ShapeFinding } from "./shape-facts.ts";
import type { Shape } from "./shape.ts";

/** One value that is being explained, and what was found in it so far. */
export interface Explaining {
  /** The whole value, and the shape of it. */
  readonly value: Json;
  readonly shape: Shape;
  readonly definitions: Definitions;
  readonly findings: ShapeFinding[];
  /** Explains a value inside it. */
  readonly visit: (at: Json, against: Shape, here: JsonPath) => void;
}
