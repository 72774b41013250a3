/** Finds objects whose members are those of another form. */
import { isObject } from "../json/containers.ts";
import { sameJson } from "../json/same-json.ts";
import { nameOf } from "../json/path.ts";
import type { JsonObject, JsonPath } from "../model/json.ts";
import { describeForms } from "../schema/describe-shape.ts";
import type { KindShapes } from "../schema/link-shapes.ts";
import { shapeAt, sureRepair, type Repair, type RepairOf } from "../schema/repair/repair.ts";
import type { ShapeFinding } from "../schema/shape-facts.ts";
import { valueAt } from "../json/path.ts";
import { getOrInsert } from "../model/maps.ts";
import type { UnknownMember } from "./typos.ts";

/**
 * An object of which no member is known, but which can be rewritten to match its shape or has other words for all of
 * its members, has another form throughout: one mistake, however many members it has and lacks.
 */
export function withOtherForms(
  findings: readonly ShapeFinding[],
  value: JsonObject,
  { definition }: KindShapes,
  repairOf: RepairOf,
  hasSuggestion: (unknown: UnknownMember) => boolean,
): readonly ShapeFinding[] {
  const strangers = new Map<
    string,
    { readonly path: JsonPath; readonly members: UnknownMember[] }
  >();
  for (const { code, path, data } of findings) {
    if (code !== "unknown-member" || path.length < 2) continue;
    const around = path.slice(0, -1);
    const key = JSON.stringify(around);
    getOrInsert(strangers, key, () => ({ path: around, members: [] })).members.push(data);
  }
  const forms = new Map<string, ShapeFinding>();
  for (const [key, { path, members }] of strangers) {
    const shape = shapeAt(value, definition, path);
    const object = valueAt(value, path);
    if (shape === undefined || !isObject(object)) continue;
    if (members.length !== Object.keys(object).length) continue;
    const repair = members.some(hasSuggestion)
      ? (renamed(object, members, path) ?? asOnlyEntry(object, repairOf(path)))
      : repairOf(path);
    if (repair?.up !== 0) continue;
    const expected = describeForms(shape);
    const data = { where: nameOf(path), found: "object", expected, repair };
    forms.set(key, { code: "wrong-type", path, target: "value", data });
  }
  if (forms.size === 0) return findings;
  const reported = new Set<string>();
  return findings.flatMap((finding) => {
    const { code, path } = finding;
    const key = JSON.stringify(code === "unknown-member" ? path.slice(0, -1) : path);
    const form = forms.get(key);
    if (form === undefined) return [finding];
    if (reported.has(key)) return [];
    reported.add(key);
    return [form];
  });
}

/** The repair that makes a list of the object: its members are then those of an entry. */
function asOnlyEntry(found: JsonObject, repair: Repair | undefined): Repair | undefined {
  return repair && sameJson(repair.instead[0].value, [found]) ? repair : undefined;
}

/** The object with its members renamed, if each is another word for a member of its own. */
function renamed(
  found: JsonObject,
  members: readonly UnknownMember[],
  path: JsonPath,
): Repair | undefined {
  const names = new Map(members.map(({ member, synonym }) => [member, synonym]));
  const meant = new Set(names.values());
  if (names.size < 2 || meant.size < names.size || meant.has(undefined)) return undefined;
  const instead: JsonObject = Object.fromEntries(
    Object.entries(found).map(([member, inner]) => [names.get(member) ?? member, inner]),
  );
  return sureRepair(path, found, instead);
}
