/** Finds objects whose members are those of another form. */
import { nameOf } from "../json/path-name.ts";
import type { JsonObject, JsonPath } from "../model/json.ts";
import { branchesOf } from "../schema/choose-branch.ts";
import { describeShape } from "../schema/describe-shape.ts";
import type { KindShapes } from "../schema/kind-shapes.ts";
import { shapeAt, type repairsIn } from "../schema/repair/repair.ts";
import type { ShapeFacts, ShapeFinding } from "../schema/shape-facts.ts";
import { valueAt } from "./value-at.ts";

type UnknownMember = ShapeFacts["unknown-member"];

/**
 * An object of which no member is known, but which can be rewritten to match its shape, has another form throughout:
 * one mistake, however many members it has and lacks.
 */
export function withOtherForms(
  findings: readonly ShapeFinding[],
  value: JsonObject,
  { definition, definitions }: KindShapes,
  repairOf: ReturnType<typeof repairsIn>,
  hasSuggestion: (unknown: UnknownMember) => boolean,
): readonly ShapeFinding[] {
  const strangers = new Map<string, { readonly path: JsonPath; count: number }>();
  for (const { code, path, data } of findings) {
    if (code !== "unknown-member" || path.length < 2 || hasSuggestion(data)) continue;
    const around = path.slice(0, -1);
    const known = strangers.get(JSON.stringify(around)) ?? { path: around, count: 0 };
    known.count += 1;
    strangers.set(JSON.stringify(around), known);
  }
  const forms = new Map<string, ShapeFinding>();
  for (const [key, { path, count }] of strangers) {
    const shape = shapeAt(value, definition, definitions, path);
    if (shape === undefined || count !== Object.keys(valueAt(value, path) ?? {}).length) continue;
    if (repairOf(path)?.up !== 0) continue;
    const expected = branchesOf(shape, definitions).map((each) => describeShape(each, definitions));
    const data = { where: nameOf(path), found: "object", expected };
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
