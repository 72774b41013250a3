/** Finds the texts inside a value that players read, by the `x-text` marks of its shape. */
import type { Json, JsonArray, JsonObject, JsonPath } from "../model/json.ts";
import type { Shape } from "./shape.ts";
import { createWalk } from "./value-walk.ts";

/** A text as it is written, its path, and the object or list that contains it. */
export interface FoundText {
  readonly value: Json;
  readonly path: JsonPath;
  readonly container: JsonObject | JsonArray;
}

const walk = createWalk(({ "x-text": isText }) => isText);

/** Returns the texts in the order in which they occur in the value. */
export function textsIn(value: JsonObject, root: Shape): FoundText[] {
  const found: FoundText[] = [];
  walk(root, value, (_, text, container, _key, path) => {
    found.push({ value: text, path: [...path], container });
  });
  return found;
}
