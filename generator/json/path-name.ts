import type { JsonPath } from "../model/json.ts";

/** Prints a path as people write it, such as `bash.items[2].count`. Empty for the object itself. */
export function nameOf(path: JsonPath): string {
  let name = "";
  for (const step of path) {
    if (typeof step === "number") name += `[${String(step)}]`;
    else name += name === "" ? step : `.${step}`;
  }
  return name;
}
