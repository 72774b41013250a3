/** Ways in which records turn into others of their kind (§3.1). */
import type { Dialect } from "../../runtime/tables/dialect.ts";
import type { JsonObject } from "../model/json.ts";

export interface Transition {
  readonly verb: string;
  /** The name for ids that the verb can be applied to; absent for a part of another verb, which needs no name. */
  readonly able?: string;
  /** The verb that undoes it, if one is to. */
  readonly back?: string;
  /** Whether something is taken from the record, so that this has to come to an end. */
  readonly wears?: boolean;
  /** The id that the record turns into; anything but a string if it does not turn into another. */
  readonly successor: (record: JsonObject, dialect: Dialect) => unknown;
}
