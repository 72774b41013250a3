/** JSON as read from files: every container is immutable and keeps its identity. */
export type Json = null | boolean | number | string | JsonArray | JsonObject;
export type JsonArray = readonly Json[];
export interface JsonObject {
  readonly [member: string]: Json;
}
export type JsonPath = readonly (string | number)[];

/** A container and a key in it: where a value stands. */
export interface Slot {
  readonly container: object;
  readonly key: string | number;
}
