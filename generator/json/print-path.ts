import type { JsonPath } from "../model/json.ts";

/** Prints a path: `pry.difficulty`, `flags[2]`; a name that is not a plain word is quoted: `emissions["a b"]`. */
export function printPath(path: JsonPath): string {
  return path
    .map((step, index) => {
      if (typeof step === "number") return `[${String(step)}]`;
      if (!/^[A-Za-z_][\w-]*$/u.test(step)) return `[${JSON.stringify(step)}]`;
      return index === 0 ? step : `.${step}`;
    })
    .join("");
}
