import type { Json, JsonObject } from "../../model/json.ts";
import { branchesOf, jsonType } from "../choose-branch.ts";
import type { Shape } from "../shape.ts";
import { after, together, type Candidate } from "./candidate.ts";
import { partsOf } from "./parts-of.ts";
import type { Rewriting } from "./rewriting.ts";

/** A list whose entries all have one shape. */
export function listFrom(
  value: Json,
  items: Shape | undefined,
  rewriting: Rewriting,
): readonly Candidate[] {
  if (items === undefined) return [];
  const list = Array.isArray(value) ? (value as readonly Json[]) : undefined;
  const each = list ? together(eachOf(list, items, rewriting), "same") : [];
  const wrapped = together([rewriting.rewrite(value, items)], "sum");
  // A text that is a list by itself is hardly one entry of another.
  const guesses = partsOf(value) ? 2 : 0;
  return [
    ...each,
    ...wrapped.map((one) => after(one, { steps: 1, guesses })),
    ...split(list, items, rewriting),
    ...pairs(value, items, rewriting),
  ];
}

/** Stops at the first that has no form. */
function eachOf(
  list: readonly Json[],
  items: Shape,
  { rewrite }: Rewriting,
): (readonly Candidate[])[] {
  const found: (readonly Candidate[])[] = [];
  for (const entry of list) {
    const candidates = rewrite(entry, items);
    found.push(candidates);
    if (candidates.length === 0) break;
  }
  return found;
}

/** `["a", 1, "b", 2]` as pairs. */
function split(
  list: readonly Json[] | undefined,
  items: Shape,
  { definitions, isValid }: Rewriting,
): readonly Candidate[] {
  if (list === undefined) return [];
  return branchesOf(items, definitions).flatMap((branch) => {
    const width = Array.isArray(branch.items) ? (branch.minItems ?? 0) : 0;
    if (width < 2 || list.length <= width || list.length % width !== 0) return [];
    const parts = Array.from({ length: list.length / width }, (_, at) =>
      list.slice(at * width, (at + 1) * width),
    );
    return parts.every((part) => isValid(part, branch))
      ? [{ value: parts, steps: 1, guesses: 0 }]
      : [];
  });
}

/** `{ "a": 1, "b": 2 }` as pairs; not where its members are those of an entry. */
function pairs(value: Json, items: Shape, rewriting: Rewriting): readonly Candidate[] {
  if (jsonType(value) !== "object") return [];
  const members = Object.entries(value as JsonObject);
  const known = branchesOf(items, rewriting.definitions).flatMap((branch) =>
    Object.keys(branch.properties ?? {}),
  );
  if (members.length === 0 || members.some(([name]) => known.includes(name))) return [];
  return together(eachOf(members, items, rewriting), "same").map((each) =>
    after(each, { steps: 1 }),
  );
}
