import type { Json } from "../model/json.ts";

/** Container -> key as text -> the new value of that key. */
export type Replacements = ReadonlyMap<object, ReadonlyMap<string, Json>>;

/**
 * Returns the value with some values replaced; containers of replaced values are copied, since others may share them.
 */
export function withValues<T extends Json>(value: T, replacements: Replacements): T {
  if (typeof value !== "object" || value === null) return value;
  const own = replacements.get(value);
  let copy: Record<string, Json> | undefined;
  for (const [key, each] of Object.entries(value)) {
    const next = own?.get(key) ?? withValues(each, replacements);
    if (next === each) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, Json>;
    copy[key] = next;
  }
  return (copy ?? value) as T;
}
