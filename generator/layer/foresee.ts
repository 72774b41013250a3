/** Reports what would prevent left-out objects from being defined if they were not left out. */
import type { RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import { reportUnusedOverride } from "./edit-mode.ts";
import type { Layering } from "./layering.ts";
import { copiesItself, isModeReadable, isOverride, type Statement } from "./loading.ts";
import { placeIn } from "../model/place.ts";
import { idPath, reportDuplicate } from "./placement.ts";
import { idsOf, templateName } from "./raw-id.ts";
import type { DialectRules } from "../model/dialect.ts";
import { PairMap } from "../model/maps.ts";
import type { KindName } from "../model/kind-names.ts";

/** @param leftOut objects of one pack, with their intended values */
export function foresee(layering: Layering, leftOut: ReadonlyMap<RawObject, JsonObject>): void {
  const { registry, rules, order, notes } = layering;
  const before = new PairMap<KindName, string, RawObject>();
  for (const [object, value] of leftOut) {
    const { kind } = object;
    const read = { kind, value };
    if (!isPlaced(read, rules)) continue;
    notes.about(object);
    for (const id of idsOf(kind, value, rules)) {
      const found = registry.get(kind, id);
      const other = found?.id === id ? found : undefined;
      const earlier = other?.origin ?? before.get(kind, id);
      before.getOrInsert(kind, id, () => object);
      if (!earlier) {
        if (isOverride(read)) reportUnusedOverride(layering, object, read, id);
      } else if (other && registry.isBuiltIn(other)) {
        notes.report("built-in-id", placeIn(object, idPath(object)), { kind, id });
      } else if (rules.duplicate_ids === "error") {
        const isFirst = order.rank(earlier) <= order.rank(object);
        const [first, second] = isFirst ? [earlier, object] : [object, earlier];
        const statement = { kind, value: leftOut.get(second) ?? second.value };
        if (!isOverride(statement)) reportDuplicate(layering, kind, id, first, second);
      }
    }
  }
}

/** Whether the object would certainly define something without starting from a definition of its own id. */
function isPlaced(read: Statement, rules: DialectRules): boolean {
  const { "edit-mode": mode, override } = read.value;
  if (!isModeReadable(read.value) || mode === "modify") return false;
  if (override !== undefined && typeof override !== "boolean") return false;
  return templateName(read.value) === undefined && !copiesItself(read, rules);
}
