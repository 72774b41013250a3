/** JSON as read from files: every container is immutable and keeps its identity. */
export type { Json, JsonArray, JsonObject } from "../../runtime/tables/json.ts";
export type JsonPath = readonly (string | number)[];

/** A container and a key in it: where a value stands. */
export interface Slot {
  readonly container: object;
  readonly key: string | number;
  /** The member that made another value of the one that stands there, such as "relative". */
  readonly madeBy?: string | undefined;
}
