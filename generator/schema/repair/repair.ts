/**
 * The repair of a finding: the smallest value around its place that can be rewritten to match its shape, and the
 * result.
 */
import { isList, isObject } from "../../json/containers.ts";
import { nameOf } from "../../json/path-name.ts";
import type { Json, JsonObject, JsonPath } from "../../model/json.ts";
import { chooseBranch, follow, type Definitions } from "../choose-branch.ts";
import { isMisformed } from "../misformed.ts";
import { compileReferences, type ReferenceWalk } from "../references.ts";
import type { Shape } from "../shape.ts";
import { costOf, type Candidate } from "./candidate.ts";
import { createRewrite } from "./rewrite.ts";
import type { Rewrite } from "./rewriting.ts";

/** One way to write a value. */
export interface Option {
  readonly value: Json;
  /** The name of another member that has this value; absent if the member stays. */
  readonly member?: string | undefined;
  /** What the author then means, if there are other options: "any one of them is enough". */
  readonly when?: string | undefined;
  /** The ids that it then contains, by which content tells whether it can be meant (`../../slips/judge-repairs.ts`). */
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

/** What the repairs of one object share. */
interface Repairing {
  readonly definitions: Definitions;
  readonly rewrite: Rewrite;
  readonly idsIn: (value: Json, shape: Shape) => readonly IdOf[];
}

/**
 * Finds the repairs of one object. They share what they have examined, so that many findings cost hardly more than one.
 * @param value The whole object.
 * @returns A function from the path of a finding, which has at least one step, to its repair.
 */
export function repairsIn(value: Json, shape: Shape, definitions: Definitions): RepairOf {
  const repairing: Repairing = {
    definitions,
    rewrite: createRewrite(definitions),
    idsIn: createIdsIn(definitions),
  };
  return (path, meant) => {
    const levels = levelsTo(value, shape, definitions, path);
    return meant === undefined
      ? repairOf(levels, path, repairing)
      : renamed(levels, path, meant, repairing);
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
  { definitions, rewrite, idsIn }: Repairing,
): Repair | undefined {
  const around = levels[path.length - 1];
  const name = path.at(-1);
  if (around === undefined || name === undefined || !isObject(around.value)) return undefined;
  const shape = chooseBranch(around.value, around.shape, definitions)?.properties?.[meant];
  const found = around.value[name];
  if (shape === undefined || found === undefined) return undefined;
  const candidates = rewrite(found, shape).filter(({ ifKnown }) => ifKnown !== true);
  const [first, ...more] = candidates.map(({ value, when }) => {
    return { value, when, member: meant, ids: idsIn(value, shape) };
  });
  if (first === undefined || (first.value === found && more.length === 0)) return undefined;
  const certain = more.length === 0 && candidates.every(({ guesses }) => guesses === 0);
  const incomplete = candidates.some((each) => each.incomplete);
  return { up: 0, where: String(name), found, instead: [first, ...more], certain, incomplete };
}

function repairOf(
  levels: readonly Level[],
  path: JsonPath,
  repairing: Repairing,
): Repair | undefined {
  const { definitions, rewrite } = repairing;
  let best: Best | undefined;
  const candidatesAt = (depth: number): readonly Candidate[] => {
    const level = levels[depth];
    if (!level) return [];
    return rewrite(level.value, level.shape).filter((each) => each.value !== level.value);
  };
  // Rewriting only a part of a value that has another form as a whole would leave the rest wrong.
  const widest = levels.findIndex(
    ({ value, shape }, depth) => depth > 0 && isMisformed(value, shape, definitions),
  );
  for (let depth = widest < 0 ? levels.length - 1 : widest; depth > 0; depth -= 1) {
    const candidates = candidatesAt(depth);
    const [first] = candidates;
    if (first && (!best || costOf(first) < costOf(best.first))) best = { depth, first, candidates };
  }
  const elsewhere = inOtherMember(levels, path, repairing);
  // Members that the value names are no guess.
  if (elsewhere?.isNamed) return elsewhere.repair;
  const likeliest = best?.candidates.filter(({ ifKnown }) => ifKnown !== true) ?? [];
  const lesser = best?.candidates.filter(({ ifKnown }) => ifKnown === true) ?? [];
  const others = [
    ...lesser.flatMap((each) => repairBy([each], best?.depth ?? 0, levels, path, repairing) ?? []),
    ...(elsewhere ? [elsewhere.repair] : []),
  ];
  const repair = best && repairBy(likeliest, best.depth, levels, path, repairing);
  return repair && others.length > 0 ? { ...repair, others } : repair;
}

/** The repair that puts these candidates in the place of the value at a depth, or of as little of it as changes. */
function repairBy(
  candidates: readonly Candidate[],
  at: number,
  levels: readonly Level[],
  path: JsonPath,
  { idsIn }: Repairing,
): Repair | undefined {
  const all = candidates.map((each) => [each.value, each] as const);
  const { depth, values } = narrowed(levels, at, path, all);
  const level = levels[depth];
  if (level === undefined) return undefined;
  const options = values.map(([value, { when }]): Option => {
    return { value, when, ids: idsIn(value, level.shape) };
  });
  const [first, ...more] = options;
  if (first === undefined) return undefined;
  return {
    up: path.length - depth,
    where: nameOf(path.slice(0, depth)),
    found: level.value,
    instead: [first, ...more],
    certain: candidates.every(({ guesses }) => guesses === 0) && more.length === 0,
    incomplete: candidates.some(({ incomplete }) => incomplete),
  };
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
  { definitions, rewrite, idsIn }: Repairing,
): Elsewhere | undefined {
  for (let depth = levels.length - 1; depth > 0; depth -= 1) {
    const [own, around, member] = [levels[depth], levels[depth - 1], path[depth - 1]];
    if (!own || !around || typeof member !== "string" || !isObject(around.value)) continue;
    // A change of a list is none of another, and no member.
    if (member.includes(":")) continue;
    const { value } = own;
    if (typeof value !== "string" && (typeof value !== "object" || value === null)) continue;
    const count = namesIn(value).size;
    // It has the names of its own members.
    const [kept] = rewrite(value, own.shape);
    if (kept && count > 0 && namesIn(kept.value).size >= count) continue;
    const branch = chooseBranch(around.value, around.shape, definitions);
    const free = Object.entries(branch?.properties ?? {}).filter(
      ([name, shape]) =>
        !Object.hasOwn(around.value as JsonObject, name) &&
        !name.includes(":") &&
        follow(shape, definitions).deprecated !== true,
    );
    const options = free.flatMap(([name, shape]): Option[] => {
      const [found] = rewrite(value, shape);
      if (found === undefined || found.guesses > 0 || (count === 0 && found.steps > 0)) return [];
      const ids = idsIn(found.value, shape);
      if (ids.length === 0 || namesIn(found.value).size !== count) return [];
      return [{ value: found.value, member: name, ids }];
    });
    const [first, ...more] = options;
    if (first === undefined) continue;
    const repair: Repair = {
      up: path.length - depth,
      where: nameOf(path.slice(0, depth)),
      found: value,
      instead: [first, ...more],
      certain: more.length === 0,
      incomplete: false,
    };
    return { isNamed: count > 1, repair };
  }
  return undefined;
}

/** The names of the members of all objects in a value. */
function namesIn(value: Json): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (at: Json): void => {
    if (typeof at !== "object" || at === null) return;
    if (isObject(at)) for (const name of Object.keys(at)) names.add(name);
    for (const inner of Object.values(at)) visit(inner);
  };
  visit(value);
  return names;
}

/** Returns a function that collects the ids in a value; its walks are compiled once for each shape. */
function createIdsIn(definitions: Definitions): Repairing["idsIn"] {
  const walks = new Map<Shape, ReferenceWalk>();
  return (value, shape) => {
    let walk = walks.get(shape);
    if (!walk) walks.set(shape, (walk = compileReferences(shape, definitions)));
    const ids: IdOf[] = [];
    walk(value as JsonObject, (kind, id) => ids.push({ kind, id }));
    return ids;
  };
}

/** The values on the way to a place, each with its shape, beginning with the whole object. */
function levelsTo(
  value: Json,
  shape: Shape,
  definitions: Definitions,
  path: JsonPath,
): readonly Level[] {
  let at = value;
  let against = shape;
  const levels: Level[] = [{ value, shape }];
  for (const step of path) {
    const branch = chooseBranch(at, against, definitions);
    const inner = (at as Record<string | number, Json>)[step];
    const own = branch && shapeOf(branch, step);
    if (own === undefined || inner === undefined) break;
    levels.push({ value: inner, shape: own });
    [at, against] = [inner, own];
  }
  return levels;
}

/** The shape that applies to the value at a path; `undefined` if no shape or no value is there. */
export function shapeAt(
  value: Json,
  shape: Shape,
  definitions: Definitions,
  path: JsonPath,
): Shape | undefined {
  return levelsTo(value, shape, definitions, path)[path.length]?.shape;
}

function shapeOf(branch: Shape, step: string | number): Shape | undefined {
  if (typeof step === "number") {
    const { items } = branch;
    return isList(items) ? items[step] : items;
  }
  const { properties = {}, additionalProperties: others } = branch;
  if (Object.hasOwn(properties, step)) return properties[step];
  return typeof others === "object" ? others : undefined;
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
  const [before, after] = [one as JsonObject, other as JsonObject];
  const names = Object.keys(before);
  if (names.length !== Object.keys(after).length) return undefined;
  const isSame = names.every(
    (name) =>
      Object.hasOwn(after, name) &&
      (name === String(step) || JSON.stringify(before[name]) === JSON.stringify(after[name])),
  );
  return isSame && Object.hasOwn(before, step) ? after[step] : undefined;
}
