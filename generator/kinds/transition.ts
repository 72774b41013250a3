/** Ways in which records turn into others of their kind (§3.1). */
import type { Dialect } from "../model/dialect.ts";
import type { JsonObject } from "../model/json.ts";

export interface Transition {
  readonly verb: string;
  /** What ids are called that the verb can be done to; absent for a part of another verb, which nobody asks for. */
  readonly able?: string;
  /** The id that the record turns into; anything but a string where it does not. */
  readonly successor: (record: JsonObject, dialect: Dialect) => unknown;
}
