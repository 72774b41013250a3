/**
 * validate: RawObject -> shaped objects. The compiled validators say yes or no; only an object they refuse
 * pays for an explanation. What is mandatory at an object's top level is checked after layering, because
 * modifications and children leave out what their base has.
 */
import { shapes } from "./compiled/shapes.ts";
import { validators } from "./compiled/validators.js";
import { suggest } from "./diagnostics/suggest.ts";
import type { Place, Report } from "./diagnostics/diagnostic.ts";
import { placeIn } from "./layer/origins.ts";
import type { JsonObject, JsonPath, KindName, RawObject } from "./model.ts";
import { explain, type ShapeFinding } from "./schema/explain.ts";

/** Findings after which a value cannot be resolved; the others leave it usable. */
const fatal: ReadonlySet<string> = new Set([
  "wrong-type",
  "missing-member",
  "wrong-length",
  "bad-unit",
]);

/** Objects whose shape is so wrong that no later stage may read them. */
export function validateObjects(objects: readonly RawObject[], report: Report): Set<RawObject> {
  const broken = new Set<RawObject>();
  for (const object of objects) {
    if (!isWellShaped(object.kind, object.value)) {
      const usable = explainShape(object.kind, object.value, report, (path, target) =>
        placeIn(object, path, target),
      );
      if (!usable) broken.add(object);
    }
  }
  return broken;
}

export function isWellShaped(kind: KindName, value: JsonObject): boolean {
  return validators[kind](value);
}

/** Reports why the value does not fit; true where it can still be read. */
export function explainShape(
  kind: KindName,
  value: JsonObject,
  report: Report,
  placeOf: (path: JsonPath, target: "key" | "value") => Place,
): boolean {
  const shape = shapes[kind];
  let usable = true;
  for (const finding of explain(value, shape.definition, shape.definitions)) {
    if (fatal.has(finding.code)) usable = false;
    reportFinding(finding, report, placeOf);
  }
  return usable;
}

function reportFinding(
  finding: ShapeFinding,
  report: Report,
  placeOf: (path: JsonPath, target: "key" | "value") => Place,
): void {
  const place = placeOf(finding.path, finding.target);
  switch (finding.code) {
    case "unknown-member":
      report(finding.code, place, {
        ...finding.data,
        suggestion: suggest(finding.data.member, finding.data.candidates)[0],
      });
      break;
    case "not-in-list":
      report(finding.code, place, {
        ...finding.data,
        suggestion: suggest(finding.data.found, finding.data.allowed)[0],
      });
      break;
    default:
      report(finding.code, place, finding.data as never);
  }
}
