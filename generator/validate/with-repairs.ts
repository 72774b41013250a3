/** Adds to findings of values with a wrong form what to write instead. */
import { isText } from "../json/checked.ts";
import { printJson } from "../json/print-json.ts";
import type { JsonPath } from "../model/json.ts";
import type { KindShapes } from "../schema/link-shapes.ts";
import type { Repair, RepairOf } from "../schema/repair/repair.ts";
import { sampleValue } from "../schema/sample.ts";
import type { ShapeFinding } from "../schema/shape-facts.ts";
import { getOrInsert } from "../model/maps.ts";

/** Values that are repaired together are one mistake, represented by the first of its findings. */
export function withRepairs(
  findings: readonly ShapeFinding[],
  shapes: KindShapes,
  repairOf: RepairOf,
): readonly ShapeFinding[] {
  const repaired = new Set<string>();
  const mended = findings.map((finding) => withRepair(finding, shapes, repairOf));
  return withCommonRepairs(mended, repairOf).filter((each) => !isSameRepair(each, repaired));
}

function withRepair(
  finding: ShapeFinding,
  { definition }: KindShapes,
  repairOf: RepairOf,
): ShapeFinding {
  const { code, path } = finding;
  // The value may be right.
  if (finding.target === "key") return finding;
  if (code === "not-in-list") {
    const { others, allowed } = finding.data;
    const isMixed = others !== undefined || !allowed.every(isText);
    const repair = isMixed ? repairOf(path) : undefined;
    // A string that differs from a word of the list is a misspelling of it, not another form.
    const isOther = repair?.up === 0 && typeof repair.instead[0].value !== "string";
    return isOther ? { ...finding, data: { ...finding.data, repair } } : finding;
  }
  if (code !== "wrong-type" && code !== "wrong-length") return finding;
  const repair = finding.data.repair ?? repairOf(path);
  if (repair !== undefined) return repairedBy(finding, repair);
  const [member, ...more] = path;
  if (code !== "wrong-type" || typeof member !== "string" || more.length > 0) return finding;
  const property = definition.properties?.[member];
  const value = property && sampleValue(property, () => undefined);
  if (value === undefined) return finding;
  const example = `${JSON.stringify(member)}: ${printJson(value)}`;
  return { ...finding, data: { ...finding.data, example } };
}

function repairedBy(finding: ShapeFinding, repair: Repair): ShapeFinding {
  return { ...finding, data: { ...finding.data, repair } } as ShapeFinding;
}

/** Repairs a mistake that occurs in every entry of a list, such as quotes around numbers, in the list as a whole. */
function withCommonRepairs(
  findings: readonly ShapeFinding[],
  repairOf: RepairOf,
): readonly ShapeFinding[] {
  const alike = new Map<string, { readonly certain: boolean; readonly group: ShapeFinding[] }>();
  for (const finding of findings) {
    const { code, path, data } = finding;
    if (code !== "wrong-type" || data.repair === undefined || data.repair.up > 0) continue;
    const places = path.map((step) => (typeof step === "number" ? "" : step));
    const { certain } = data.repair;
    const key = JSON.stringify([places, data.found, certain]);
    getOrInsert(alike, key, () => ({ certain, group: [] })).group.push(finding);
  }
  const replaced = new Map<ShapeFinding, ShapeFinding | undefined>();
  for (const { certain, group } of alike.values()) {
    const [first, ...others] = group;
    if (first === undefined || others.length === 0) continue;
    const around = commonPath(group.map(({ path }) => path));
    const repair = around.length > 0 ? repairOf(around) : undefined;
    if (repair === undefined || repair.up > 0) continue;
    if (repair.certain !== certain) continue;
    replaced.set(first, repairedBy(first, { ...repair, up: first.path.length - around.length }));
    for (const other of others) replaced.set(other, undefined);
  }
  return findings.flatMap((finding) =>
    replaced.has(finding) ? (replaced.get(finding) ?? []) : [finding],
  );
}

function commonPath([first = [], ...others]: readonly JsonPath[]): JsonPath {
  const end = first.findIndex((step, at) => others.some((other) => other[at] !== step));
  return end < 0 ? first : first.slice(0, end);
}

function isSameRepair({ code, path, data }: ShapeFinding, repaired: Set<string>): boolean {
  if ((code !== "wrong-type" && code !== "wrong-length") || data.repair === undefined) return false;
  const { up } = data.repair;
  const place = JSON.stringify(path.slice(0, path.length - up));
  if (repaired.has(place)) return true;
  if (up > 0) repaired.add(place);
  return false;
}
