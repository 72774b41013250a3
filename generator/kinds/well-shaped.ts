import type { JsonObject } from "../model/json.ts";
import { isValid } from "../schema/validates.ts";
import type { Kind } from "./kind.ts";

/** Whether an object, or one change of it, has the shape of its kind; it need not be complete. */
export function isWellShaped({ shapes }: Kind, value: JsonObject): boolean {
  return isValid(value, shapes.definition);
}
