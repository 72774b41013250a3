/**
 * The walk through a value that its shape guides, to the places that the shape marks. It is compiled once per shape
 * into closures that descend only where a mark can occur.
 */
import { isList, isObject } from "../json/containers.ts";
import type { Json, JsonArray, JsonObject } from "../model/json.ts";
import { branchesOf, chooseBranch, follow, reaches } from "./choose-branch.ts";
import { itemsOf, restOf, tupleOf, type Shape } from "./shape.ts";
import { isRemark } from "../json/remark.ts";

/** Called with the mark, the value, its container and its key; the names of members are values, too. */
export type VisitMarked<Mark> = (
  mark: Mark,
  value: Json,
  container: JsonObject | JsonArray,
  key: string | number,
  /** Changes as the walk goes on. */
  path: readonly (string | number)[],
  /** Whether the value is the name of a member. */
  isName?: boolean,
) => void;

type Step<Mark> = (
  value: Json,
  container: JsonObject | JsonArray,
  key: string | number,
  path: (string | number)[],
  visit: VisitMarked<Mark>,
) => void;

/** A shape inside which a mark can occur; its step is set last, because shapes may contain themselves. */
interface Fertile<Mark> {
  step: Step<Mark>;
}

/** Nothing inside a marked shape is visited. */
export function createWalk<Mark>(
  markOf: (shape: Shape) => Mark | undefined,
): (root: Shape, value: Json, visit: VisitMarked<Mark>) => void {
  const known = new WeakMap<Shape, Fertile<Mark> | "barren">();
  return (root, value, visit) => fertile(root)?.step(value, { root: value }, "root", [], visit);

  function fertile(shape: Shape): Fertile<Mark> | undefined {
    const at = follow(shape);
    const before = known.get(at);
    if (before) return before === "barren" ? undefined : before;
    const passed = new Set<Shape>();
    if (!reaches(at, (each) => markOf(each) !== undefined, passed)) {
      for (const each of passed) known.set(each, "barren");
      return undefined;
    }
    const found: Fertile<Mark> = { step: () => undefined };
    known.set(at, found);
    found.step = compile(at);
    return found;
  }

  function compile(at: Shape): Step<Mark> {
    const mark = markOf(at);
    if (mark !== undefined) {
      return (value, container, key, path, visit) => {
        visit(mark, value, container, key, path);
      };
    }
    return at.anyOf ? compileAlternatives(at) : compilePlain(at);
  }

  function compileAlternatives(at: Shape): Step<Mark> {
    const branches = new Map(branchesOf(at).map((branch) => [branch, fertile(branch)]));
    return (value, container, key, path, visit) => {
      const branch = chooseBranch(value, at);
      if (branch) branches.get(branch)?.step(value, container, key, path, visit);
    };
  }

  function compilePlain(at: Shape): Step<Mark> {
    const members = new Map(
      Object.entries(at.properties ?? {}).map(([name, member]) => [name, fertile(member)]),
    );
    const [names, rest, each] = [at.propertyNames, restOf(at), itemsOf(at)].map(
      (shape) => shape && fertile(shape),
    );
    const tuple = tupleOf(at)?.map(fertile);
    const others = names ?? rest;
    return (value, _container, _key, path, visit) => {
      if (isList(value)) {
        for (let index = 0; index < value.length; index++)
          enter(tuple ? tuple[index] : each, value, index, path, visit);
      } else if (isObject(value)) {
        // An object made by `JSON.parse` has only own members, and far fewer than its shape.
        for (const name in value) {
          const isOther = others && !members.has(name) && !isRemark(name);
          if (isOther && names) names.step(name, value, name, path, asName(visit));
          enter(isOther ? rest : members.get(name), value, name, path, visit);
        }
      }
    };
  }
}

/** Not a closure in the loop, which would take memory for each member of each object. */
function asName<Mark>(visit: VisitMarked<Mark>): VisitMarked<Mark> {
  return (mark, name, container, key, path) => {
    visit(mark, name, container, key, path, true);
  };
}

/** Not a closure of each step: values have very many entries. */
function enter<Mark>(
  inner: Fertile<Mark> | undefined,
  container: JsonObject | JsonArray,
  key: string | number,
  path: (string | number)[],
  visit: VisitMarked<Mark>,
): void {
  if (!inner) return;
  path.push(key);
  inner.step((container as JsonObject)[key] as Json, container, key, path, visit);
  path.pop();
}
