/** The values inside an object that hold no others. */
import type { Json } from "../../../generator/model/json.ts";

export interface Leaf {
  readonly holder: Record<string | number, Json>;
  readonly key: string | number;
  readonly value: string | number | boolean | null;
}

/** All of them but the type, at any depth. */
export function leavesOf(value: Json): Leaf[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string | number, Json>;
  const keys = Array.isArray(value)
    ? [...value.keys()]
    : Object.keys(value).filter((key) => key !== "type");
  return keys.flatMap((key) => {
    const each = holder[key] ?? null;
    return typeof each === "object" && each !== null
      ? leavesOf(each)
      : [{ holder, key, value: each }];
  });
}
