/** Paths into JSON: followed and printed. */
import type { Json, JsonPath } from "../model/json.ts";

/** A member or an entry, among own ones only; `undefined` if there is none. */
export function memberOf(value: Json | undefined, key: string | number): Json | undefined {
  const isContainer = typeof value === "object" && value !== null;
  return isContainer && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string | number, Json>>)[key]
    : undefined;
}

/** The value at a path; `undefined` if there is none. */
export function valueAt(value: Json, path: JsonPath): Json | undefined {
  return path.reduce<Json | undefined>(memberOf, value);
}

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

/** Reads a path as it is printed; what is written otherwise is a name that nothing has. */
export function readPath(printed: string): JsonPath {
  return printed
    .split(/\.|(?=\[)/u)
    .map((step) => (/^\[\d+\]$/u.test(step) ? Number(step.slice(1, -1)) : step));
}

/** Prints a path as people write it, such as `bash.items[2].count`. Empty for the object itself. */
export function nameOf(path: JsonPath): string {
  let name = "";
  for (const step of path) {
    if (typeof step === "number") name += `[${String(step)}]`;
    else name += name === "" ? step : `.${step}`;
  }
  return name;
}
