import { isText } from "../../json/checked.ts";
import { isList, isObject } from "../../json/containers.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { branchesOf, follow, typesOf } from "../choose-branch.ts";
import { lengthsOf, tupleOf, type Shape } from "../shape.ts";
import { isValid } from "../validates.ts";
import {
  after,
  changed,
  placeholder,
  together,
  type Candidate,
  type Rewrite,
} from "./candidate.ts";
import { partsOf } from "./parts-of.ts";
import { inPositions, isWord } from "./words-in.ts";

/** Makes a list whose entries each have their own shape. */
export function tupleFrom(value: Json, branch: Shape, rewrite: Rewrite): readonly Candidate[] {
  if (isObject(value)) return fromObject(value, branch, rewrite);
  const list: readonly Json[] = isList(value) ? value : [value];
  const wrapping = { steps: isList(value) ? 0 : 1, guesses: partsOf(value) ? 2 : 0 };
  const made = [
    ...inPlace(list, branch, rewrite),
    ...inOrder(list, branch),
    ...completed(list, branch, rewrite),
    ...withFractions(list, branch),
  ];
  return after(made, wrapping);
}

function fromObject(object: JsonObject, branch: Shape, rewrite: Rewrite): readonly Candidate[] {
  const named = inPositions(object, branch) ?? byKind(object, branch);
  const values = Object.values(object);
  const ordered = named
    ? after(inPlace(named, branch, rewrite), { guesses: 1 })
    : inOrder(values, branch);
  const [name = "", ...names] = Object.keys(object);
  const [first] = tupleOf(branch) ?? [];
  // The name of the only member is an id if the number beside it says so.
  const isPair =
    names.length === 0 &&
    first?.["x-ref"] !== undefined &&
    !rewrite.words.has(name) &&
    !isWord(values[0]) &&
    !isChancePair(branch);
  const pair = isPair ? inPlace([name, ...values], branch, rewrite) : [];
  return after([...ordered, ...after(pair, { steps: 1 })], { steps: 1 });
}

/** The values of an object whose members are named by the kinds of the entries, in their order. */
function byKind(object: JsonObject, branch: Shape): readonly Json[] | undefined {
  const kinds = (tupleOf(branch) ?? []).map((item) => item["x-ref"] ?? "");
  const values = kinds.flatMap((kind) =>
    Object.hasOwn(object, kind) ? [object[kind] ?? null] : [],
  );
  return values.length === Object.keys(object).length ? values : undefined;
}

/** Whether the second entry is a chance, which is not what a number beside an id means in a map. */
function isChancePair(branch: Shape): boolean {
  const [, number] = tupleOf(branch) ?? [];
  return number !== undefined && follow(number)["x-chance"] === true;
}

export function hasChancePair(items: Shape): boolean {
  return branchesOf(items).some(isChancePair);
}

function hasLength({ length }: readonly Json[], branch: Shape): boolean {
  const { least, most = Infinity } = lengthsOf(branch);
  return length >= least && length <= most;
}

/** Rewrites each entry according to the shape at its position. */
function inPlace(list: readonly Json[], branch: Shape, rewrite: Rewrite): readonly Candidate[] {
  if (!hasLength(list, branch)) return [];
  const items = tupleOf(branch) ?? [];
  return together(
    list.map((entry, at) => {
      const made = rewrite(entry, items[at] ?? {});
      // Where a text stands beside a number, a number is not meant as the text.
      return typeof entry === "number" ? made.filter(({ value }) => !isText(value)) : made;
    }),
    "sum",
  );
}

/** Puts the entries into the only order in which all of them are valid. */
function inOrder(list: readonly Json[], branch: Shape): readonly Candidate[] {
  const items = tupleOf(branch) ?? [];
  if (!hasLength(list, branch) || list.length > items.length || items.length > 4) return [];
  const orders = permutations(list).filter((order) =>
    order.every((entry, at) => isValid(entry, items[at] ?? {})),
  );
  const [only, ...others] = orders;
  return only === undefined || others.length > 0 ? [] : [changed(only)];
}

/** Rewrites `[70, 5,5]`, with a decimal comma, as `[70, 5.5]`. */
function withFractions(list: readonly Json[], branch: Shape): readonly Candidate[] {
  const { most } = lengthsOf(branch);
  const isWhole = (each: Json | undefined): each is number => Number.isInteger(each);
  if (list.length < 2 || list.length - 1 !== most || !list.every(isWhole)) return [];
  return list.slice(1).flatMap((behind, at) => {
    const value = list.toSpliced(at, 2, Number(`${String(list[at])}.${String(behind)}`));
    return isValid(value, branch) ? [changed(value, 1)] : [];
  });
}

/**
 * Adds a placeholder number for each missing entry; a missing entry that is not a number is known only to the author.
 */
function completed(list: readonly Json[], branch: Shape, rewrite: Rewrite): readonly Candidate[] {
  const items = tupleOf(branch) ?? [];
  const { least } = lengthsOf(branch);
  if (list.length >= least) return [];
  const given = list.map((entry, at) => rewrite(entry, items[at] ?? {}));
  const missing = items.slice(list.length, least).map((item) => {
    if (!typesOf(item).includes("integer")) return [];
    return [{ ...changed(placeholder(item), 2), incomplete: true as const }];
  });
  return together([...given, ...missing], "sum");
}

function permutations(list: readonly Json[]): Json[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((entry, at) =>
    permutations(list.toSpliced(at, 1)).map((rest) => [entry, ...rest]),
  );
}
