/**
 * The repair of a finding: the smallest value around its place that can be rewritten to match its shape, and the
 * result.
 */
import { isList } from "../../json/containers.ts";
import { nameOf } from "../../json/path-name.ts";
import type { Json, JsonObject, JsonPath } from "../../model/json.ts";
import { chooseBranch, type Definitions } from "../choose-branch.ts";
import { isMisformed } from "../misformed.ts";
import type { Shape } from "../shape.ts";
import { costOf, type Candidate } from "./candidate.ts";
import { createRewrite } from "./rewrite.ts";
import type { Rewrite } from "./rewriting.ts";

export interface Repair {
  /** How many containers lie between the place of the finding and the value that is replaced. */
  readonly up: number;
  /** Path of that value, as people write it. */
  readonly where: string;
  readonly found: Json;
  /** The possible replacements; several if they are equally likely. */
  readonly instead: readonly [Json, ...Json[]];
  /** Nothing is assumed, and there is only one replacement. */
  readonly certain: boolean;
  /** A number in it is a placeholder for one that only the author knows. */
  readonly incomplete: boolean;
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

/**
 * Finds the repairs of one object. They share what they have examined, so that many findings cost hardly more than one.
 * @param value The whole object.
 * @returns A function from the path of a finding, which has at least one step, to its repair.
 */
export function repairsIn(
  value: Json,
  shape: Shape,
  definitions: Definitions,
): (path: JsonPath) => Repair | undefined {
  const rewrite = createRewrite(definitions);
  return (path) => repairOf(levelsTo(value, shape, definitions, path), path, definitions, rewrite);
}

function repairOf(
  levels: readonly Level[],
  path: JsonPath,
  definitions: Definitions,
  rewrite: Rewrite,
): Repair | undefined {
  let best: Best | undefined;
  const candidatesAt = (depth: number): readonly Candidate[] => {
    const level = levels[depth];
    if (!level) return [];
    return rewrite(level.value, level.shape).filter(
      (each) => each.value !== level.value && !losesMore(levels, depth, path, each),
    );
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
  if (best === undefined) return undefined;
  const { guesses, incomplete = false } = best.first;
  const values = best.candidates.map((each) => each.value) as unknown as Repair["instead"];
  const { depth, instead } = narrowed(levels, best.depth, path, values);
  return {
    up: path.length - depth,
    where: nameOf(path.slice(0, depth)),
    found: levels[depth]?.value ?? null,
    instead,
    certain: guesses === 0 && instead.length === 1,
    incomplete,
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

/** Whether the candidate loses anything beyond the value at the place itself. */
function losesMore(
  levels: readonly Level[],
  depth: number,
  path: JsonPath,
  { value, loses }: Candidate,
): boolean {
  return loses === true && narrowed(levels, depth, path, [value]).depth < path.length;
}

/** Moves the replacement towards the finding as long as nothing else changes. */
function narrowed(
  levels: readonly Level[],
  from: number,
  path: JsonPath,
  values: Repair["instead"],
): { readonly depth: number; readonly instead: Repair["instead"] } {
  let depth = from;
  let instead = values;
  while (depth < levels.length - 1) {
    const value = levels[depth]?.value ?? null;
    const step = path[depth] ?? "";
    const inner = instead.map((each) => onlyChangeAt(value, each, step));
    if (!isAllKnown(inner)) break;
    instead = inner;
    depth += 1;
  }
  return { depth, instead };
}

function isAllKnown(values: readonly (Json | undefined)[]): values is Repair["instead"] {
  return values.length > 0 && !values.includes(undefined);
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
