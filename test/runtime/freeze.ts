/** Data that cannot be written to: in modules, whoever tries throws. */
import type { Content } from "./client-project.ts";

/** Freezes a value with all that it holds; maps, sets, typed arrays and tables stay writable themselves. */
export function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  if (ArrayBuffer.isView(value) || typeof (value as { replace?: unknown }).replace === "function") {
    return value;
  }
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner as unknown);
  return value;
}

/** Freezes all records and look-ups. */
export function freezeContent(content: Content): void {
  const { profession, furniture, terrain, recipe, uncraft } = content;
  for (const table of [profession, furniture, terrain, recipe, uncraft]) {
    frozen(table.ids());
    for (let index = 0; index < table.size; index += 1) frozen(table.at(index));
  }
  frozen(content.professionItemSubstitutions.all());
  frozen(content.recipeLookups);
  frozen(content.uncraftLookups);
}
