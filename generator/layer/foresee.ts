/** What stands in the way of objects that are left out, as if they were not. */
import type { RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import { reportUnusedOverride } from "./edit-mode.ts";
import type { Layering } from "./layering.ts";
import { isOverride, type Statement } from "./loading.ts";
import { placeIn } from "../model/place.ts";
import { idPath, reportDuplicate } from "./placement.ts";
import { idsOf, keyOf, templateName } from "./raw-id.ts";
import type { DialectRules } from "../model/dialect.ts";

/** @param leftOut objects of one pack, with their values as they were meant */
export function foresee(layering: Layering, leftOut: ReadonlyMap<RawObject, JsonObject>): void {
  const { registry, rules, order, notes } = layering;
  const before = new Map<string, RawObject>();
  for (const [object, value] of leftOut) {
    const { kind } = object;
    const read = { kind, value };
    if (!isPlaced(read, rules)) continue;
    notes.about(object);
    for (const id of idsOf(kind, value, rules)) {
      const found = registry.get(kind, id);
      const other = found?.id === id ? found : undefined;
      const key = keyOf(kind, id);
      const earlier = other?.origin ?? before.get(key);
      if (!before.has(key)) before.set(key, object);
      if (!earlier) {
        if (isOverride(read)) reportUnusedOverride(layering, object, read, id);
      } else if (other && registry.isBuiltIn(other)) {
        notes.report("built-in-id", placeIn(object, idPath(object)), { kind, id });
      } else if (rules.duplicate_ids === "error" && !isOverride(read)) {
        const isFirst = order.rank(earlier) <= order.rank(object);
        const [first, second] = isFirst ? [earlier, object] : [object, earlier];
        reportDuplicate(layering, kind, id, first, second);
      }
    }
  }
}

/** Whether it would define something, and not start from a definition of its own id. */
function isPlaced({ kind, value }: Statement, rules: DialectRules): boolean {
  const mode = value["edit-mode"];
  if (templateName(value) !== undefined) return false;
  if (mode !== undefined && mode !== "create" && mode !== "override") return false;
  const parent = value["copy-from"];
  return typeof parent !== "string" || !idsOf(kind, value, rules).includes(parent);
}
