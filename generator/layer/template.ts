import type { Contributors, Definition } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";

/** Something that others can copy from. */
export interface Template {
  readonly id: string;
  readonly value: JsonObject;
  readonly contributors: Contributors;
  /** The definition that is copied from; templates proper have none. */
  readonly definition?: Definition;
}
