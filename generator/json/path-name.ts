import type { JsonPath } from "../model/json.ts";

/** `bash.items[2].count`: how people write a path. Empty for the object itself. */
export function nameOf(path: JsonPath): string {
  let name = "";
  for (const step of path) {
    if (typeof step === "number") name += `[${String(step)}]`;
    else name += name === "" ? step : `.${step}`;
  }
  return name;
}
