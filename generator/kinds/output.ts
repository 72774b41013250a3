/** The modules that definitions of a kind become. */
import type { JsonObject } from "../model/json.ts";

export type Output = TableOutput | ListOutput;

/** A table by id and index. */
export interface TableOutput {
  readonly form: "table";
}

/** A list in load order, from which a function of the runtime makes the object that game code uses. */
export interface ListOutput {
  readonly form: "list";
  /** The function; `type` is the generic type of what it makes. */
  readonly maker: string;
  readonly type: string;
  /** A description for the documentation. */
  readonly about: string;
  /** The subjects of a record, by which people refer to it, since it has no id. */
  readonly subjectsOf: (record: JsonObject) => readonly string[];
}
