/** Checks that shapes end: no reference leads back to itself, and nothing is too large or nested too deeply to read. */
import { maximumDepth } from "../../json/depth.ts";
import { childrenOf, type Shape } from "../../schema/shape.ts";
import { inside, type ReportSchema } from "./problem.ts";
import { writtenAt } from "./written-at.ts";

/** More alternatives of one value, or parts of one object, than anyone tells apart. */
const mostAlternatives = 200;

/** Where references lead. */
type Targets = ReadonlyMap<Shape, Shape>;

/** Takes a time proportional to the shapes; stops where they are too deep to be walked. */
export function checkGraph(shapes: readonly Shape[], targets: Targets, report: ReportSchema): void {
  if (!checkDepth(shapes, targets, report)) return;
  const counts = new Map<Shape, number | "open">();
  /** How many alternatives or parts a shape comes to. */
  const count = (shape: Shape, depth: number): number => {
    const known = counts.get(shape);
    const place = writtenAt(shape);
    if (known === "open" || depth > maximumDepth) {
      const subject = shape.$ref ?? (shape.allOf ? "allOf" : "anyOf");
      const problem = known === "open" ? "circular" : "too-deep";
      if (place)
        report(problem, shape.$ref === undefined ? place : inside(place, "$ref"), { subject });
      return 1;
    }
    if (known !== undefined) return known;
    counts.set(shape, "open");
    const target = targets.get(shape);
    const parts = [target ?? [], shape.anyOf ?? [], shape.allOf ?? []].flat();
    let sum = shape.allOf ? 1 : 0;
    for (const part of parts) sum += count(part, depth + 1);
    if (sum > mostAlternatives) {
      if (place) report("too-many", place, { subject: "" });
      sum = 1;
    }
    const most = Math.max(1, sum);
    counts.set(shape, most);
    return most;
  };
  for (const shape of shapes) {
    count(shape, 0);
    for (const part of shape.allOf ?? []) checkPart(part, targets, report);
  }
}

/** A part of an `allOf` is an object whose members can be added to those of others, or refers to one. */
function checkPart(part: Shape, targets: Targets, report: ReportSchema): void {
  const { properties, allOf } = targets.get(part) ?? part;
  const place = writtenAt(part);
  if (!properties && !allOf && place) report("no-part", place, { subject: "" });
}

/** Whether walks that go into each shape once, through references, too, stay within the limit. */
function checkDepth(shapes: readonly Shape[], targets: Targets, report: ReportSchema): boolean {
  const passed = new Set<Shape>();
  let isReported = false;
  const visit = (shape: Shape, depth: number): void => {
    if (passed.has(shape) || isReported) return;
    if (depth > maximumDepth) {
      const place = writtenAt(shape);
      if (place) report("too-deep", place, { subject: "" });
      isReported = true;
      return;
    }
    passed.add(shape);
    const target = targets.get(shape);
    if (target) visit(target, depth + 1);
    for (const child of [...childrenOf(shape), ...(shape.allOf ?? [])]) visit(child, depth + 1);
  };
  for (const shape of shapes) visit(shape, 0);
  return !isReported;
}
