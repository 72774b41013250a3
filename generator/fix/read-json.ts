import type { Json } from "../model/json.ts";

/** The value of a text; `undefined` if it is not JSON. */
export function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
