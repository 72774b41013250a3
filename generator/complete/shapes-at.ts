/** Finds what a kind's schema declares at a place in an object, which may be half-written. */
import { memberOf, valueAt } from "../json/path.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import type { Kind } from "../kinds/kind.ts";
import { alternatives } from "../schema/choose-branch.ts";
import { innerShape, restOf, type Shape } from "../schema/shape.ts";

/** A shape, and the value at its place, if any. */
interface Placed {
  readonly shape: Shape;
  readonly value: Json | undefined;
}

/**
 * Returns the shapes at the path, the likeliest first; empty if nothing is declared. Keywords beside a `$ref` are kept.
 * What is removed from a list may be anything, and is meant to be what may be added to it.
 */
export function shapesAt(kind: Kind, value: JsonObject, path: JsonPath): Shape[] {
  const [editor, ...rest] = path;
  if (editor === "delete" && rest.length > 1) {
    return shapesAt(kind, { ...value, extend: value[editor] ?? {} }, ["extend", ...rest]);
  }
  const { definition } = kind.shapes;
  let placed: Placed[] = [{ shape: definition, value }];
  for (const step of path) placed = placed.flatMap((each) => inside(each, step));
  return [...new Set(placed.map(({ shape }) => shape))];
}

/**
 * A path in which members that the schema does not name, such as the symbols of a map, are one place: their steps are
 * absent. What a modification or a child adds is at the place of the member itself.
 */
export function placeAlike(kind: Kind, value: JsonObject, path: JsonPath): AlikePlace {
  const steps = path.map((step, at) => {
    const around = shapesAt(kind, value, path.slice(0, at));
    const holder = valueAt(value, path.slice(0, at));
    const branches = around.flatMap((shape) => alternatives(shape, holder));
    const isKey = branches.some((branch) => restOf(branch) !== undefined);
    const isNamed = branches.some(({ properties = {} }) => Object.hasOwn(properties, step));
    return typeof step === "string" && isKey && !isNamed ? undefined : step;
  });
  const [first, ...rest] = steps;
  if (first === "extend" || first === "delete") return rest;
  return [typeof first === "string" ? first.replace(/^(?:add|remove):/u, "") : first, ...rest];
}

export type AlikePlace = readonly (string | number | undefined)[];

function inside({ shape: around, value }: Placed, step: string | number): Placed[] {
  const inner = memberOf(value, step);
  return alternatives(around, value).flatMap((branch) => {
    const shape = innerShape(branch, step);
    return shape ? [{ shape, value: inner }] : [];
  });
}
