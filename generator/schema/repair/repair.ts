/**
 * The repair of a finding: the smallest value around its place that can be rewritten to match its shape, and the
 * result.
 */
import { isList, isObject } from "../../json/containers.ts";
import { memberOf, nameOf } from "../../json/path.ts";
import type { Json, JsonPath } from "../../model/json.ts";
import { getOrInsert } from "../../model/maps.ts";
import { chooseBranch, followed } from "../choose-branch.ts";
import { isMisformed } from "../misformed.ts";
import { visitReferences } from "../references.ts";
import { innerShape, itemsOf, type Shape } from "../shape.ts";
import { costOf, type Candidate, type Rewrite } from "./candidate.ts";
import { bareEntries } from "./list-from.ts";
import { createRewrite } from "./rewrite.ts";

/** One way to write a value. */
export interface Option {
  readonly value: Json;
  /** The name of another member that has this value; absent if the member stays. */
  readonly member?: string | undefined;
  /** What the author then means, if there are other options: "any one of them is enough". */
  readonly when?: string | undefined;
  /** The ids that it then contains, by which content tells whether it can be meant (`../../blame/judge-repairs.ts`). */
  readonly ids: readonly IdOf[];
}

/** An id and the kind that its place requires. */
export interface IdOf {
  readonly kind: string;
  readonly id: string;
}

export interface Repair {
  /** How many containers lie between the place of the finding and the value that is replaced. */
  readonly up: number;
  /** Path of that value, as people write it. */
  readonly where: string;
  readonly found: Json;
  /** The possible replacements; several if they are equally likely. */
  readonly instead: readonly [Option, ...Option[]];
  /** Nothing is assumed, and there is only one replacement. */
  readonly certain: boolean;
  /** A number in it is a placeholder for one that only the author knows. */
  readonly incomplete: boolean;
  /** Less likely repairs, which count if their ids are known and those of this one are not. */
  readonly others?: readonly Repair[] | undefined;
}

/** The repair that writes one value in place of another, about which there is no doubt. */
export function sureRepair(path: JsonPath, found: Json, value: Json): Repair {
  const where = nameOf(path);
  return { up: 0, where, found, instead: [{ value, ids: [] }], certain: true, incomplete: false };
}

interface Best {
  readonly depth: number;
  readonly first: Candidate;
  /** All candidates with the same cost, including `first`. */
  readonly candidates: readonly Candidate[];
}

interface Level {
  readonly value: Json;
  readonly shape: Shape;
}

/** Values that take the place of one, each with the candidate that it is from. */
type Replacements = readonly (readonly [value: Json, from: Candidate])[];

/**
 * Finds the repairs of one object. They share what they have examined, so that many findings cost hardly more than one.
 * @param value The whole object.
 * @returns A function from the path of a finding, which has at least one step, to its repair.
 */
export function repairsIn(value: Json, shape: Shape): RepairOf {
  const rewrite = createRewrite(shape);
  return (path, meant) => {
    const levels = levelsTo(value, shape, path);
    return meant === undefined
      ? repairOf(levels, path, rewrite)
      : renamed(levels, path, meant, rewrite);
  };
}

/**
 * @param path of a finding
 * @param meant for an unknown member, the name that is meant
 * @returns the repair of a value; of an unknown member only if its value has another form than the one that is meant
 */
export type RepairOf = (path: JsonPath, meant?: string) => Repair | undefined;

/** Gives the value of an unknown member, in the form that it needs there, to the one that is meant. */
function renamed(
  levels: readonly Level[],
  path: JsonPath,
  meant: string,
  rewrite: Rewrite,
): Repair | undefined {
  const around = levels[path.length - 1];
  const name = path.at(-1);
  if (around === undefined || name === undefined || !isObject(around.value)) return undefined;
  const shape = chooseBranch(around.value, around.shape)?.properties?.[meant];
  const found = around.value[name];
  if (shape === undefined || found === undefined) return undefined;
  const candidates = rewrite(found, shape).filter(({ ifKnown }) => ifKnown !== true);
  if (candidates.length === 1 && candidates[0]?.value === found) return undefined;
  const options = candidates.map(({ value, when }): Option => {
    return { value, when, member: meant, ids: idsIn(value, shape) };
  });
  return repairWith({ up: 0, where: String(name), found }, options, candidates);
}

/** @param from the candidates that the options are made of */
function repairWith(
  replaced: Pick<Repair, "up" | "where" | "found">,
  [first, ...more]: readonly Option[],
  from: readonly Candidate[],
): Repair | undefined {
  if (first === undefined) return undefined;
  return {
    ...replaced,
    instead: [first, ...more],
    certain: more.length === 0 && from.every(({ guesses }) => guesses === 0),
    incomplete: from.some(({ incomplete }) => incomplete),
  };
}

/** What is replaced if that is the value at a depth. */
function replacedAt(
  depth: number,
  found: Json,
  path: JsonPath,
): Pick<Repair, "up" | "where" | "found"> {
  return { up: path.length - depth, where: nameOf(path.slice(0, depth)), found };
}

function repairOf(levels: readonly Level[], path: JsonPath, rewrite: Rewrite): Repair | undefined {
  let best: Best | undefined;
  // Rewriting only a part of a value that has another form as a whole would leave the rest wrong.
  const widest = levels.findIndex(
    ({ value, shape }, depth) =>
      depth > 0 &&
      (isMisformed(value, shape) || isOneOfBare(levels[depth + 1]?.value, value, shape)),
  );
  for (let depth = widest < 0 ? levels.length - 1 : widest; depth > 0; depth -= 1) {
    const { value, shape } = levels[depth] ?? { value: null, shape: {} };
    const around = levels[depth - 1]?.value ?? null;
    // Brackets around an entry would part it from another one of which nothing is known, and which may belong to it.
    const isApart =
      !isList(around) || around.every((each) => !isScalar(each) || rewrite(each, shape).length > 0);
    const candidates = rewrite(value, shape).filter(
      (each) => each.value !== value && (isApart || !isScalar(value) || isScalar(each.value)),
    );
    const [first] = candidates;
    if (first && (!best || costOf(first) < costOf(best.first))) best = { depth, first, candidates };
  }
  const elsewhere = inOtherMember(levels, path, rewrite);
  // Members that the value names are no guess.
  if (elsewhere?.isNamed) return elsewhere.repair;
  const { depth, candidates } = best ?? { depth: 0, candidates: [] };
  const likeliest = candidates.filter(({ ifKnown }) => ifKnown !== true);
  const lesser = candidates.filter(({ ifKnown }) => ifKnown === true);
  const others = [
    ...lesser.flatMap((each) => repairBy([each], depth, levels, path) ?? []),
    ...(elsewhere ? [elsewhere.repair] : []),
  ];
  const repair = repairBy(likeliest, depth, levels, path);
  return repair && others.length > 0 ? { ...repair, others } : repair;
}

/** Whether the entry of a list lacks a list around it, as others in the list do. */
function isOneOfBare(entry: Json | undefined, list: Json, shape: Shape): boolean {
  if (entry === undefined || !isList(list)) return false;
  const branch = chooseBranch(list, shape);
  const items = branch && itemsOf(branch);
  return items !== undefined && bareEntries(list, items).has(entry);
}

function isScalar(value: Json): boolean {
  return typeof value !== "object";
}

/** The repair that puts these candidates in the place of the value at a depth, or of as little of it as changes. */
function repairBy(
  candidates: readonly Candidate[],
  at: number,
  levels: readonly Level[],
  path: JsonPath,
): Repair | undefined {
  const all = candidates.map((each) => [each.value, each] as const);
  const { depth, values } = narrowed(levels, at, path, all);
  const level = levels[depth];
  if (level === undefined) return undefined;
  const options = values.map(([value, { when }]): Option => {
    return { value, when, ids: idsIn(value, level.shape) };
  });
  return repairWith(replacedAt(depth, level.value, path), options, candidates);
}

/** A repair that gives the value to another member of its object, which that one lacks. */
interface Elsewhere {
  /** The value names several members that the entries of the other member have. */
  readonly isNamed: boolean;
  readonly repair: Repair;
}

/**
 * Finds the members beside the value that take it: as it is, or with other brackets if it names their own members. The
 * innermost member on the way to the place that has such others decides.
 */
function inOtherMember(
  levels: readonly Level[],
  path: JsonPath,
  rewrite: Rewrite,
): Elsewhere | undefined {
  for (let depth = levels.length - 1; depth > 0; depth -= 1) {
    const [own, around, member] = [levels[depth], levels[depth - 1], path[depth - 1]];
    if (!own || !around || typeof member !== "string" || !isObject(around.value)) continue;
    // A change of a list is none of another, and no member.
    if (member.includes(":")) continue;
    const { value } = own;
    const holder = around.value;
    if (typeof value !== "string" && (typeof value !== "object" || value === null)) continue;
    const count = namesIn(value).size;
    // It has the names of its own members.
    const [kept] = rewrite(value, own.shape);
    if (kept && count > 0 && namesIn(kept.value).size >= count) continue;
    const branch = chooseBranch(around.value, around.shape);
    const free = Object.entries(branch?.properties ?? {}).filter(
      ([name, shape]) =>
        !Object.hasOwn(holder, name) && !name.includes(":") && followed(shape).deprecated !== true,
    );
    const options = free.flatMap(([name, shape]): Option[] => {
      const [found] = rewrite(value, shape);
      if (found === undefined || found.guesses > 0 || (count === 0 && found.steps > 0)) return [];
      const ids = idsIn(found.value, shape);
      if (ids.length === 0 || namesIn(found.value).size !== count) return [];
      return [{ value: found.value, member: name, ids }];
    });
    const repair = repairWith(replacedAt(depth, value, path), options, []);
    if (repair) return { isNamed: count > 1, repair };
  }
  return undefined;
}

/** What is asked of a list again for each finding in it: the names in it, and the ids if it has a certain shape. */
const namesOf = new WeakMap<object, ReadonlySet<string>>();
const idsOf = new WeakMap<object, Map<Shape, readonly IdOf[]>>();

/** The names of the members of all objects in a value. */
function namesIn(value: Json): ReadonlySet<string> {
  if (typeof value !== "object" || value === null) return new Set();
  return getOrInsert(namesOf, value, () => {
    const names = new Set<string>();
    const visit = (at: Json): void => {
      if (typeof at !== "object" || at === null) return;
      if (isObject(at)) for (const name of Object.keys(at)) names.add(name);
      for (const inner of Object.values(at)) visit(inner);
    };
    visit(value);
    return names;
  });
}

function idsIn(value: Json, shape: Shape): readonly IdOf[] {
  const collect = (): readonly IdOf[] => {
    const ids: IdOf[] = [];
    visitReferences(shape, value, (kind, id) => ids.push({ kind, id }));
    return ids;
  };
  if (typeof value !== "object" || value === null) return collect();
  const known = getOrInsert(idsOf, value, () => new Map<Shape, readonly IdOf[]>());
  return getOrInsert(known, shape, collect);
}

/** The values on the way to a place, each with its shape, beginning with the whole object. */
function levelsTo(value: Json, shape: Shape, path: JsonPath): readonly Level[] {
  let at = value;
  let against = shape;
  const levels: Level[] = [{ value, shape }];
  for (const step of path) {
    const branch = chooseBranch(at, against);
    const inner = memberOf(at, step);
    const own = branch && innerShape(branch, step);
    if (own === undefined || inner === undefined) break;
    levels.push({ value: inner, shape: own });
    [at, against] = [inner, own];
  }
  return levels;
}

/** The shape that applies to the value at a path; `undefined` if no shape or no value is there. */
export function shapeAt(value: Json, shape: Shape, path: JsonPath): Shape | undefined {
  return levelsTo(value, shape, path)[path.length]?.shape;
}

/** Moves the replacement towards the finding as long as nothing else changes. */
function narrowed(
  levels: readonly Level[],
  from: number,
  path: JsonPath,
  all: Replacements,
): { readonly depth: number; readonly values: Replacements } {
  let depth = from;
  let values = all;
  while (depth < levels.length - 1) {
    const value = levels[depth]?.value ?? null;
    const step = path[depth] ?? "";
    const inner = values.flatMap(([each, from]) => {
      const change = onlyChangeAt(value, each, step);
      return change === undefined ? [] : [[change, from] as const];
    });
    if (inner.length < values.length) break;
    values = inner;
    depth += 1;
  }
  return { depth, values };
}

/** What the other value has at the step, if both have one there and the rest of them is equal. */
function onlyChangeAt(one: Json, other: Json, step: string | number): Json | undefined {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return undefined;
  if (isList(one) !== isList(other)) return undefined;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return undefined;
  const isSame = names.every(
    (name) =>
      Object.hasOwn(other, name) &&
      (name === String(step) ||
        JSON.stringify(memberOf(one, name)) === JSON.stringify(memberOf(other, name))),
  );
  return isSame && Object.hasOwn(one, step) ? memberOf(other, step) : undefined;
}
