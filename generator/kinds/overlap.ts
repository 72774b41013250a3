/** Two places of definitions that are about the same, of which one wins. */
import type { Definition } from "../model/definition.ts";
import type { JsonPath } from "../model/json.ts";

export interface Overlap {
  /** What both are about, such as an item that both replace. */
  readonly subject: string;
  /** The one loaded first, which wins where both could hold. */
  readonly first: OverlapPlace;
  readonly second: OverlapPlace;
}

export interface OverlapPlace {
  readonly definition: Definition;
  /** Into its layered value. */
  readonly path: JsonPath;
}
