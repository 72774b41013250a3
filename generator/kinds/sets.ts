/**
 * Lists that are sets (`x-set` in a schema): an entry counts once, however often it is given (§2.3). A rule
 * reports repetitions, and records have none.
 */
import { isObject } from "../json/containers.ts";
import { nameOf } from "../json/path.ts";
import type { Definition } from "../model/definition.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import { getOrInsert } from "../model/maps.ts";
import { chooseBranch, follow, reaches } from "../schema/choose-branch.ts";
import { innerShape, itemsOf, type Shape } from "../schema/shape.ts";
import type { Kind } from "./kind.ts";
import { editingMembers, isChange } from "./parts/modification/modify-members.ts";
import { ofOneObject, type Rule } from "./rule.ts";

type Shaped = Pick<Kind, "shapes">;

/**
 * The rules that a definition must fulfil: those of its kind, and that of the sets. None holds for what nobody wrote or
 * uses: an obsolete definition is only an id that saved games still find (§9.2), and mistakes in a generated one are
 * reported for its recipe.
 */
export function rulesOf(
  kind: Kind,
  { obsolete, generatedFrom }: Pick<Definition, "obsolete" | "generatedFrom">,
): readonly Rule[] {
  if (obsolete || generatedFrom !== undefined) return none;
  if (setsIn(kind).length === 0) return kind.rules;
  return [...kind.rules, getOrInsert(setRules, kind, () => ruleOf(kind))];
}

const none: readonly Rule[] = [];

/** The value with each entry of its sets once; the same object if none is repeated. */
export function withoutRepetitions(kind: Shaped, value: JsonObject): JsonObject {
  return distinctMembers(kind, value, () => undefined);
}

const setRules = new WeakMap<Kind, Rule>();

function ruleOf(kind: Kind): Rule {
  return ofOneObject((definition, { report, placeOf }) => {
    distinctMembers(kind, definition.value, (path, entry, isFlag) => {
      const place = placeOf(definition, path);
      const word = typeof entry === "string" ? entry : JSON.stringify(entry);
      if (isFlag) report("repeated-flag", place, { flag: word });
      else {
        const data = { member: nameOf(path.slice(0, -1)), id: word, same: true };
        report("repeated-entry", place, data);
      }
    });
  });
}

type Repeated = (path: JsonPath, entry: Json, isFlag: boolean) => void;

const sets = new WeakMap<Shape, readonly (readonly [member: string, shape: Shape])[]>();

/** The members at the top that are sets, or contain some. */
function setsIn({ shapes }: Shaped): readonly (readonly [member: string, shape: Shape])[] {
  return getOrInsert(sets, shapes.definition, () =>
    Object.entries(shapes.definition.properties ?? {}).filter(
      ([name, shape]) => !isChange(name) && !editingMembers.includes(name) && reachesSet(shape),
    ),
  );
}

function distinctMembers(kind: Shaped, value: JsonObject, repeated: Repeated): JsonObject {
  let made = value;
  for (const [member, shape] of setsIn(kind)) {
    const before = Object.hasOwn(value, member) ? value[member] : undefined;
    if (before === undefined) continue;
    const after = distinct(before, shape, [member], repeated);
    if (after !== before) made = { ...made, [member]: after };
  }
  return made;
}

function distinct(value: Json, shape: Shape, path: JsonPath, repeated: Repeated): Json {
  if (typeof value !== "object" || value === null || !reachesSet(shape)) return value;
  const at = chooseBranch(value, follow(shape));
  if (!at) return value;
  const inside = (inner: Json, step: string | number): Json => {
    const next = innerShape(at, step);
    return next ? distinct(inner, next, [...path, step], repeated) : inner;
  };
  if (isObject(value)) {
    const inner = Object.entries(value).map(([name, each]) => [name, inside(each, name)] as const);
    return inner.every(([name, each]) => each === value[name]) ? value : Object.fromEntries(inner);
  }
  const items = itemsOf(at);
  const inner = items && !reachesSet(items) ? value : value.map(inside);
  const list = inner.every((each, index) => each === value[index]) ? value : inner;
  if (!isSetShape(at)) return list;
  const texts = value.some((each) => typeof each === "object")
    ? value.map((each) => JSON.stringify(each))
    : value;
  const seen = new Set<Json>(texts);
  if (seen.size === value.length) return list;
  return list.filter((_, index) => {
    // Each is taken out where it is first.
    if (seen.delete(texts[index] ?? null)) return true;
    repeated([...path, index], value[index] ?? null, items?.["x-ref"] === "flag");
    return false;
  });
}

function isSetShape(shape: Shape): boolean {
  return shape["x-set"] === true;
}

const reaching = new WeakMap<Shape, boolean>();

function reachesSet(shape: Shape): boolean {
  return getOrInsert(reaching, follow(shape), () => reaches(shape, isSetShape));
}
