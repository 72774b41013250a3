import type { JsonPath } from "../model/json.ts";

/** `pry.difficulty`, `flags[2]`; a name that is no plain word is quoted: `emissions["a b"]`. */
export function printPath(path: JsonPath): string {
  return path
    .map((step, index) => {
      if (typeof step === "number") return `[${String(step)}]`;
      if (!/^[A-Za-z_][\w-]*$/u.test(step)) return `[${JSON.stringify(step)}]`;
      return index === 0 ? step : `.${step}`;
    })
    .join("");
}
