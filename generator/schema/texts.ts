/** Finds the texts inside a value that players read, by the `x-text` marks of its shape. */
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import { chooseBranch, follow, type Definitions } from "./choose-branch.ts";
import type { Shape } from "./shape.ts";

/** A text as it is written, where it stands, and the object or list that it stands in. */
export interface FoundText {
  readonly value: Json;
  readonly path: JsonPath;
  readonly container: JsonObject | readonly Json[];
}

/** In the order in which they stand in the value. */
export function textsIn(value: JsonObject, root: Shape, definitions: Definitions): FoundText[] {
  const found: FoundText[] = [];
  visit(value, root, [], value);
  return found;

  function visit(at: Json, shape: Shape, path: JsonPath, container: FoundText["container"]): void {
    const own = follow(shape, definitions);
    if (!holdsTexts(own, definitions)) return;
    if (own["x-text"] === true) {
      found.push({ value: at, path, container });
      return;
    }
    const branch = own.anyOf ? chooseBranch(at, own, definitions) : own;
    if (!branch) return;
    if (branch !== own) {
      visit(at, branch, path, container);
    } else if (Array.isArray(at)) {
      const list: readonly Json[] = at;
      const { items } = branch;
      for (const [index, entry] of list.entries()) {
        const shapeOfEntry = Array.isArray(items) ? (items as readonly Shape[])[index] : items;
        if (shapeOfEntry) visit(entry, shapeOfEntry as Shape, [...path, index], list);
      }
    } else if (typeof at === "object" && at !== null) {
      const object = at as JsonObject;
      const { properties = {}, additionalProperties: rest } = branch;
      for (const name of Object.keys(object)) {
        const inner = Object.hasOwn(properties, name) ? properties[name] : rest;
        if (name.startsWith("//") || typeof inner !== "object") continue;
        visit(object[name] as Json, inner, [...path, name], object);
      }
    }
  }
}

const answers = new WeakMap<Definitions, WeakMap<Shape, boolean>>();

/** Whether a text may stand anywhere inside: most of what is written has none, and nobody walks through it. */
function holdsTexts(shape: Shape, definitions: Definitions): boolean {
  let known = answers.get(definitions);
  if (!known) answers.set(definitions, (known = new WeakMap()));
  let holds = known.get(shape);
  if (holds === undefined) known.set(shape, (holds = reachesText(shape, definitions, new Set())));
  return holds;
}

/** @param passed shapes hold themselves, as groups hold groups */
function reachesText(shape: Shape, definitions: Definitions, passed: Set<Shape>): boolean {
  const own = follow(shape, definitions);
  if (passed.has(own)) return false;
  passed.add(own);
  if (own["x-text"] === true) return true;
  const { items = [], additionalProperties: rest, anyOf = [], properties = {} } = own;
  const inner = [anyOf, Object.values(properties), items, typeof rest === "object" ? rest : []];
  return (inner.flat() as readonly Shape[]).some((each) => reachesText(each, definitions, passed));
}
