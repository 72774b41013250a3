/** Columns of tables that no member of a record has: they are worked out when a table is printed. */
import type { Definition } from "../model/definition.ts";
import type { Json, JsonObject } from "../model/json.ts";
import type { ContentTables } from "./ways.ts";

export interface Column<Value extends JsonObject = JsonObject> {
  /** What it is, with its unit. */
  readonly about: string;
  readonly of: (definition: Definition<Value>, tables: ContentTables) => Json | undefined;
}

export type Columns<Value extends JsonObject = JsonObject> = Readonly<
  Record<string, Column<Value>>
>;
