/** What else is wrong with objects that are left out; what cannot be read of them is left aside. */
import type { Report } from "../diagnostics/diagnostic.ts";
import type { DialectRules } from "../model/dialect.ts";
import type { RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { Absentees } from "./absentees.ts";
import { parentOf } from "./derivation-order.ts";
import { inherit } from "./inherit.ts";
import { legiblePart } from "./legible.ts";
import { hasIds, isModification, isNameless, saysHow } from "./loading.ts";
import { misspellingsOf } from "./misspelt.ts";
import type { Origins } from "./origins.ts";
import { idsOf, namingMember } from "./raw-id.ts";
import type { Registry } from "./registry.ts";
import type { Rejections } from "./rejections.ts";
import { placeIn } from "../model/place.ts";

/** What layering has made so far. */
export interface LeftOutContext {
  readonly registry: Registry;
  readonly origins: Origins;
  readonly rules: DialectRules;
  readonly report: Report;
  readonly reject: Rejections["reject"];
  readonly absentees: Absentees;
  /** Objects of a shape that cannot be read as a whole. */
  readonly broken: ReadonlySet<RawObject>;
}

/** @param written its value, with its members as they were meant */
export function inspectLeftOut(
  object: RawObject,
  written: JsonObject,
  loaded: number,
  context: LeftOutContext,
): void {
  const { registry, origins, rules, report, reject, absentees, broken } = context;
  const { kind } = object;
  const { value, unreadable } = legiblePart(kind, written, origins.derived);
  const read = { ...object, value };
  if (isNameless({ ...object, value: written }, rules)) {
    // It may have an id that cannot be read.
    const hasOne = ["ident", namingMember(kind)].some((name) => Object.hasOwn(written, name));
    if (!hasOne || !broken.has(object)) reportNameless(object, written, report);
  }
  if (!saysHow(written)) {
    reject(object, { value, unreadable, inherits: true });
    return;
  }
  if (isModification(read)) {
    for (const id of idsOf(kind, value, rules)) {
      if (!registry.get(kind, id)) absentees.target(object, id, loaded);
    }
    reject(object, { value, unreadable, inherits: true });
    return;
  }
  const parentId = hasIds(kind) ? parentOf(read) : undefined;
  const parent = parentId === undefined ? undefined : registry.parent(kind, parentId, rules);
  if (parentId === undefined || !parent) {
    if (parentId !== undefined) absentees.parent(read, parentId, loaded);
    reject(object, { value, unreadable, inherits: parentId !== undefined });
    return;
  }
  const derived = inherit(kind, parent, read, origins.derived, report);
  const gone = unreadable.get(value);
  reject(object, {
    value: derived,
    own: value,
    contributors: [...parent.contributors, object],
    unreadable: gone ? new Map([...unreadable, [derived, gone]]) : unreadable,
  });
}

function reportNameless(object: RawObject, value: JsonObject, report: Report): void {
  const { kind } = object;
  const member = namingMember(kind);
  const misspelt = misspellingsOf(kind, value).find(
    ({ path, meant, finding: { data } }) =>
      meant === member && (path.length === 1 || data.belongs === ""),
  );
  if (!misspelt) {
    report("missing-id", placeIn(object, []), { kind, member });
    return;
  }
  const { path, finding } = misspelt;
  report(
    "unknown-member",
    placeIn(object, path, "key"),
    finding.data.belongs === undefined ? { ...finding.data, suggestion: member } : finding.data,
    { severity: "error", loses: true },
  );
}
