/**
 * Sample:
 *
 *   const list1 = [
 *     …
 *   ] as const;
 */
import { writeValue } from "../generator/print/print-value.ts";
import type { TextWriter } from "../generator/print/text-writer.ts";
import { isList } from "../generator/json/containers.ts";
import type { Json, JsonArray, JsonObject } from "../generator/model/json.ts";

/** Shorter lists stay in place: records are easier to read as a whole. */
export const long = 100;

/**
 * Writes long lists that occur in several values once, as constants that the values then refer to. Otherwise, a list of
 * a thousand items that a thousand recipes name would be a million lines.
 */
export function writeSharedLists(out: TextWriter, values: Iterable<Json>): void {
  const seen = new Set<object>();
  const shared = new Map<object, string>();
  const visitEach = (value: Json): void => {
    if (typeof value === "object" && value !== null) visit(value);
  };
  const visit = (value: JsonObject | JsonArray): void => {
    if (!isList(value)) {
      for (const name in value) visitEach(value[name] ?? null);
      return;
    }
    if (value.length >= long) {
      if (seen.has(value)) shared.set(value, shared.get(value) ?? `list${String(shared.size + 1)}`);
      if (seen.has(value)) return;
      seen.add(value);
    }
    value.forEach(visitEach);
  };
  for (const value of values) visitEach(value);
  if (shared.size === 0) return;
  for (const [list, name] of shared) {
    const start = `const ${name} = `;
    out.write(`\n${start}`);
    writeValue(out, list as JsonArray, 0, start.length, " as const;".length);
    out.write(" as const;\n");
  }
  out.named = shared;
}
