/** JSON as it is in records: every container is immutable. */
export type Json = null | boolean | number | string | JsonArray | JsonObject;
export type JsonArray = readonly Json[];
export interface JsonObject {
  readonly [member: string]: Json;
}
