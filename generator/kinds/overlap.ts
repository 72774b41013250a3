/** Two places in definitions that have the same subject, of which one wins. */
import type { Definition } from "../model/definition.ts";
import type { JsonPath } from "../model/json.ts";

export interface Overlap {
  /** The common subject, such as an item that both replace. */
  readonly subject: string;
  /** The one loaded first, which wins if both could apply. */
  readonly first: OverlapPlace;
  readonly second: OverlapPlace;
}

export interface OverlapPlace {
  readonly definition: Definition;
  /** Path in its layered value. */
  readonly path: JsonPath;
}
