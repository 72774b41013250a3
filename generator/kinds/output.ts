/** The modules that definitions of a kind become. */
import type { JsonObject } from "../model/json.ts";

export type Output = TableOutput | ListOutput;

/** A table by id and index. */
export interface TableOutput {
  readonly form: "table";
}

/** A list in load order, from which a function of the runtime makes what game code uses. */
export interface ListOutput {
  readonly form: "list";
  /** The function, and the generic type of what it makes. */
  readonly maker: string;
  readonly type: string;
  /** What it is, in the words of documentation. */
  readonly about: string;
  /** What a record of the list is about; that is what people call it, which has no id. */
  readonly subjectsOf: (record: JsonObject) => readonly string[];
}
