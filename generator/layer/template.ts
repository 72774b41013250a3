import type { Contributors, Definition } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";

/** What others can copy from. */
export interface Template {
  readonly id: string;
  readonly value: JsonObject;
  readonly contributors: Contributors;
  /** The definition that stands behind it; templates have none. */
  readonly definition?: Definition;
}
