import { isList, isObject } from "../../json/containers.ts";
import type { Json } from "../../model/json.ts";
import { branchesOf } from "../choose-branch.ts";
import type { Shape } from "../shape.ts";
import { after, together, type Candidate } from "./candidate.ts";
import { partsOf } from "./parts-of.ts";
import type { Rewriting } from "./rewriting.ts";

/** Makes a list whose entries all have the same shape. */
export function listFrom(
  value: Json,
  items: Shape | undefined,
  rewriting: Rewriting,
): readonly Candidate[] {
  if (items === undefined) return [];
  const list = isList(value) ? value : undefined;
  const each = list ? together(eachOf(list, items, rewriting), "same") : [];
  const wrapped = together([rewriting.rewrite(value, items)], "sum");
  // A text that is a list by itself is hardly one entry of another list.
  const guesses = partsOf(value) ? 2 : 0;
  return [
    ...each,
    ...wrapped.map((one) => after(one, { steps: 1, guesses })),
    ...split(list, items, rewriting),
    ...pairs(value, items, rewriting),
    ...membersAsEntries(value, items, rewriting),
    ...repeated(list, items, rewriting),
  ];
}

/** Stops at the first entry that cannot be rewritten. */
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

/** Rewrites `["a", 1, "b", 2]` as pairs. */
function split(
  list: readonly Json[] | undefined,
  items: Shape,
  { definitions, isValid }: Rewriting,
): readonly Candidate[] {
  if (list === undefined) return [];
  return branchesOf(items, definitions).flatMap((branch) => {
    const width = isList(branch.items) ? (branch.minItems ?? 0) : 0;
    if (width < 2 || list.length <= width || list.length % width !== 0) return [];
    const parts = Array.from({ length: list.length / width }, (_, at) =>
      list.slice(at * width, (at + 1) * width),
    );
    return parts.every((part) => isValid(part, branch))
      ? [{ value: parts, steps: 1, guesses: 0 }]
      : [];
  });
}

/** Rewrites `{ "a": 1, "b": 2 }` as pairs, unless its members are those of an entry. */
function pairs(value: Json, items: Shape, rewriting: Rewriting): readonly Candidate[] {
  if (!isObject(value)) return [];
  const members = Object.entries(value);
  const known = branchesOf(items, rewriting.definitions).flatMap((branch) => [
    ...Object.keys(branch.properties ?? {}),
    ...(isList(branch.items) ? branch.items.map((item) => item["x-ref"] ?? "") : []),
  ]);
  if (members.length === 0 || members.some(([name]) => known.includes(name))) return [];
  return together(eachOf(members, items, rewriting), "same").map((each) =>
    after(each, { steps: 1 }),
  );
}

/** Rewrites `{ "A": true, "B": true }` as `["A", "B"]`, and other objects as the list of their values. */
function membersAsEntries(value: Json, items: Shape, { isValid }: Rewriting): readonly Candidate[] {
  if (!isObject(value)) return [];
  const members = Object.entries(value);
  const isSet = members.every(([, each]) => typeof each === "boolean");
  const list = isSet
    ? members.flatMap(([name, each]) => (each === true ? [name] : []))
    : members.map(([, each]) => each);
  const isSimple = list.every((each) => typeof each !== "object" || each === null);
  if (list.length === 0 || !isSimple || !list.every((each) => isValid(each, items))) return [];
  return isSet || list.length > 1 ? [{ value: list, steps: 1, guesses: isSet ? 0 : 1 }] : [];
}

/** As many as anybody would write one by one. */
const mostRepeated = 10;

/** Rewrites `["a", ["b", 2]]` as `["a", "b", "b"]`, for lists in which an entry is repeated as often as it is meant. */
function repeated(
  list: readonly Json[] | undefined,
  items: Shape,
  { isValid }: Rewriting,
): readonly Candidate[] {
  if (list === undefined || !isValid("id", items)) return [];
  const entries = list.flatMap((entry): readonly Json[] => {
    if (!isList(entry) || isValid(entry, items)) return [entry];
    const [id, count, ...more] = entry;
    const isCount = Number.isInteger(count) && Number(count) >= 1 && Number(count) <= mostRepeated;
    if (typeof id !== "string" || !isCount || more.length > 0) return [entry];
    return Array.from({ length: Number(count) }, () => id);
  });
  const isNew = entries.length > list.length && entries.every((each) => isValid(each, items));
  return isNew ? [{ value: entries, steps: 1, guesses: 1 }] : [];
}
