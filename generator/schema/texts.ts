/** Finds the texts inside a value that players read, by the `x-text` marks of its shape. */
import { isList, isObject } from "../json/containers.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import { chooseBranch, follow, type Definitions } from "./choose-branch.ts";
import type { Shape } from "./shape.ts";

/** A text as it is written, its path, and the object or list that contains it. */
export interface FoundText {
  readonly value: Json;
  readonly path: JsonPath;
  readonly container: JsonObject | readonly Json[];
}

/** Returns the texts in the order in which they occur in the value. */
export function textsIn(value: JsonObject, root: Shape, definitions: Definitions): FoundText[] {
  const found: FoundText[] = [];
  const fertile = fertileIn(definitions);
  const from = fertile(root);
  if (from) visit(value, from, [], value);
  return found;

  function visit(at: Json, own: Fertile, path: JsonPath, container: FoundText["container"]): void {
    if (own.isText) {
      found.push({ value: at, path, container });
      return;
    }
    if (own.shape.anyOf) {
      const branch = chooseBranch(at, own.shape, definitions);
      const inner = branch && fertile(branch);
      if (inner) visit(at, inner, path, container);
    } else if (isList(at)) {
      for (const [index, entry] of at.entries()) {
        const inner = own.tuple ? own.tuple[index] : own.each;
        if (inner) visit(entry, inner, [...path, index], at);
      }
    } else if (isObject(at)) {
      for (const name of Object.keys(at)) {
        const inner = own.members.has(name) ? own.members.get(name) : own.rest;
        if (!inner || name.startsWith("//")) continue;
        visit(at[name] as Json, inner, [...path, name], at);
      }
    }
  }
}

/** A shape inside which a text can occur. Most values cannot contain texts and are not visited. */
interface Fertile {
  readonly shape: Shape;
  readonly isText: boolean;
  /** Members that cannot contain a text are `undefined`; they do not have the form of `rest`. */
  readonly members: ReadonlyMap<string, Fertile | undefined>;
  readonly rest: Fertile | undefined;
  readonly tuple: readonly (Fertile | undefined)[] | undefined;
  readonly each: Fertile | undefined;
}

type FindFertile = (shape: Shape) => Fertile | undefined;

const known = new WeakMap<Definitions, FindFertile>();

function fertileIn(definitions: Definitions): FindFertile {
  let find = known.get(definitions);
  if (!find) known.set(definitions, (find = createFinder(definitions)));
  return find;
}

function createFinder(definitions: Definitions): FindFertile {
  const made = new Map<Shape, Fertile | undefined>();
  return find;

  function find(shape: Shape): Fertile | undefined {
    const own = follow(shape, definitions);
    if (made.has(own)) return made.get(own);
    if (!reachesText(own, definitions, new Set())) {
      made.set(own, undefined);
      return undefined;
    }
    const members = new Map<string, Fertile | undefined>();
    const { items, additionalProperties: rest } = own;
    const fertile: Mutable<Fertile> = {
      ...{ shape: own, isText: own["x-text"] === true, members },
      ...{ rest: undefined, tuple: undefined, each: undefined },
    };
    // Set before the inner shapes are visited: shapes may contain themselves, as groups contain groups.
    made.set(own, fertile);
    for (const [name, inner] of Object.entries(own.properties ?? {}))
      members.set(name, find(inner));
    fertile.rest = typeof rest === "object" ? find(rest) : undefined;
    fertile.tuple = isList(items) ? items.map(find) : undefined;
    fertile.each = isList(items) || !items ? undefined : find(items);
    return fertile;
  }
}

type Mutable<Value> = { -readonly [Member in keyof Value]: Value[Member] };

/** @param passed shapes that are already being visited */
function reachesText(shape: Shape, definitions: Definitions, passed: Set<Shape>): boolean {
  const own = follow(shape, definitions);
  if (passed.has(own)) return false;
  passed.add(own);
  if (own["x-text"] === true) return true;
  const { items = [], additionalProperties: rest, anyOf = [], properties = {} } = own;
  const inner = [anyOf, Object.values(properties), items, typeof rest === "object" ? rest : []];
  return inner.flat().some((each) => reachesText(each, definitions, passed));
}
