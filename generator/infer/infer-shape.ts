/**
 * The shape of what was seen at a place, as JSON Schema in the part that schemas of kinds may use. It accepts every
 * value that was seen; what is uncertain is said in a `$comment`.
 */
import { measures } from "../kinds/parts/units/measures.ts";
import { parseQuantity } from "../kinds/parts/units/quantity.ts";
import type { JsonObject } from "../model/json.ts";
import { firstFew } from "../text/first-few.ts";
import type { IdSets } from "./id-sets.ts";
import {
  merge,
  mergeLists,
  mostPlaces,
  nothingSeen,
  totalOf,
  type Seen,
  type SeenLists,
  type SeenType,
} from "./seen.ts";

export interface Inferring {
  readonly ids: IdSets;
  /** How many places hold references, so far. */
  references: number;
}

/** One of the alternatives of a place. */
interface Branch {
  readonly shape: JsonObject;
  /** How many of the values have it. */
  readonly count: number;
}

/** @param name The member in which the values are, or their lists. */
export function inferShape(seen: Seen, name: string, inferring: Inferring): JsonObject {
  const branches = [...seen.types].flatMap(([type, count]): readonly Branch[] => {
    if (type === "string") return [{ shape: textShape(seen, name, inferring), count }];
    if (type === "number") return [{ shape: numberShape(seen, count), count }];
    if (type === "array") return listBranches(seen, name, inferring);
    if (type === "object") return [{ shape: objectShape(seen, name, inferring), count }];
    return [{ shape: { type }, count }];
  });
  const [only, ...others] = branches.sort((one, other) => other.count - one.count);
  if (others.length === 0) return only?.shape ?? {};
  const total = totalOf(seen);
  const anyOf = branches.map(({ shape, count }) =>
    isRare(count, total) ? noted(shape, [`in ${share(count, total)} values`]) : shape,
  );
  return isTranslated(seen) && anyOf.length === 2
    ? { "x-text": true, anyOf: anyOf.map(({ "x-text": _, ...shape }) => shape) }
    : { anyOf };
}

function share(count: number, total: number): string {
  return `${String(count)} of ${String(total)}`;
}

function isRare(count: number, total: number): boolean {
  return total >= 50 && count <= 0.02 * total;
}

/** The shape with notes for its author. */
function noted(shape: JsonObject, notes: readonly (string | undefined)[]): JsonObject {
  const { $comment, ...rest } = shape;
  const all = [$comment, ...notes].filter((each) => typeof each === "string");
  return all.length === 0 ? shape : { $comment: all.join("; "), ...rest };
}

function numberShape({ fractions, least, greatest }: Seen, count: number): JsonObject {
  const isSure = count >= 30 && least >= 0 && greatest > least;
  return { type: fractions > 0 ? "number" : "integer", ...(isSure ? { minimum: 0 } : {}) };
}

function textShape(seen: Seen, name: string, inferring: Inferring): JsonObject {
  const { texts } = seen;
  const words = [...texts.keys()];
  const unit = unitShape(words, name);
  if (unit !== undefined) return unit;
  const { kind, type, note } = inferring.ids.guess(words, name);
  if (kind !== undefined) {
    inferring.references += 1;
    const length = texts.has("") ? {} : { minLength: 1 };
    return noted({ type: "string", ...length, "x-ref": kind }, [note]);
  }
  if (isTranslated(seen) || isProse(words, name)) return { type: "string", "x-text": true };
  return noted(type === undefined ? wordsShape(texts) : { type: "string" }, [note]);
}

/** Lengths are written as the other quantities are; nothing else here reads them. */
const lengthUnits: ReadonlyMap<string, number> = new Map([
  ["mm", 1],
  ["cm", 10],
  ["m", 1000],
  ["meter", 1000],
  ["km", 1_000_000],
]);

/** Texts that are all quantities of one sort; `undefined` if they are not. */
function unitShape(words: readonly string[], name: string): JsonObject | undefined {
  const units = [
    ...["volume", "mass", "time"].map((unit) => [unit, measures[unit]?.units] as const),
    ["length", lengthUnits] as const,
  ];
  const [first = ""] = words;
  const read = units.map(([unit, sizes]) => {
    // Most texts are none, which the first one shows.
    if (!sizes || parseQuantity(first, sizes) === undefined) return { unit, others: words };
    return { unit, others: words.filter((text) => parseQuantity(text, sizes) === undefined) };
  });
  const fitting = read.filter(({ others }) => others.length === 0).map(({ unit }) => unit);
  const isLength = /length|height|width|depth|distance|range|radius/u.test(name);
  const unit = isLength ? fitting.at(-1) : fitting[0];
  if (unit !== undefined)
    return noted({ type: "string", "x-unit": unit }, [alsoUnit(fitting, unit)]);
  const near = read.find(({ others }) => others.length <= 0.2 * words.length);
  if (!near) return undefined;
  const odd = firstFew(near.others.map((text) => JSON.stringify(text)));
  return noted({ type: "string" }, [`texts with a unit of ${near.unit}, but for ${odd}`]);
}

function alsoUnit(fitting: readonly string[], unit: string): string | undefined {
  const other = fitting.find((each) => each !== unit);
  return other === undefined ? undefined : `may be a ${other}`;
}

/** Whether players read the texts: they are sentences, or what they are called. */
function isProse(words: readonly string[], name: string): boolean {
  if (name === "name" || name === "description") return true;
  const spaced = words.filter((word) => /^[^\s\d]+\s+\S/u.test(word)).length;
  return words.length >= 3 && spaced >= 0.6 * words.length;
}

const textMembers: ReadonlySet<string> = new Set(["str", "str_sp", "str_pl", "ctxt"]);

/** Whether objects are texts with what translators need. */
function isTranslated({ members }: Seen): boolean {
  const isText = ([name, { types, texts }]: readonly [string, Seen]): boolean =>
    textMembers.has(name) && types.size === 1 && texts.size > 0;
  return (members.has("str") || members.has("str_sp")) && [...members].every(isText);
}

/** More words than these are written in no list. */
const mostWords = 30;

/** Words that are repeated are all there are. */
function wordsShape(texts: ReadonlyMap<string, number>): JsonObject {
  const counts = [...texts].sort(([, one], [, other]) => other - one);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const once = counts.filter(([, count]) => count === 1).map(([word]) => JSON.stringify(word));
  const isRepeated = total >= 4 * counts.length && 3 * once.length <= counts.length;
  const isWord =
    counts.some(([word]) => word.length > 1) && counts.every(([word]) => word.length <= 40);
  const words = counts.map(([word]) => word);
  if (total >= 20 && counts.length <= mostWords && isRepeated && isWord) {
    const notes = once.length === 0 ? [] : [`once: ${firstFew(once)}`];
    return noted({ type: "string", enum: words }, notes);
  }
  if (!isWord || total < 20 || total < 2 * counts.length || counts.length > 2 * mostWords) {
    return { type: "string" };
  }
  const shown = firstFew(words.map((word) => JSON.stringify(word)));
  const note = `${String(counts.length)} words in ${String(total)} values: ${shown}`;
  return noted({ type: "string" }, [note]);
}

/** Lists of several forms are told apart by their first entries; forms that have entries of one type are one. */
function listBranches({ lists }: Seen, name: string, inferring: Inferring): Branch[] {
  const empty = lists.get("nothing")?.count ?? 0;
  const forms = [...lists].filter(([first]) => first !== "nothing").map(([, form]) => form);
  const [first, ...others] = forms;
  if (!first) {
    return [{ shape: { type: "array", $comment: "always empty" }, count: empty }];
  }
  const types = forms.flatMap((form) => [...entryTypes(form)]);
  const isApart = new Set(types).size === types.length;
  if (!isApart) for (const other of others) mergeLists(first, other);
  return (isApart ? forms : [first]).map((form, index) => {
    const count = form.count + (index === 0 ? empty : 0);
    if (index === 0 && empty > 0) form.least = 0;
    return { shape: listShape(form, name, inferring), count };
  });
}

function listShape(list: SeenLists, name: string, inferring: Inferring): JsonObject {
  const { count, least, most, places } = list;
  if (isTuple(list, name, inferring)) {
    return {
      type: "array",
      items: places.map((place) => inferShape(place, name, inferring)),
      minItems: least,
      additionalItems: false,
      ...(count < 10 ? { $comment: `${String(count)} lists` } : {}),
    };
  }
  const types = entryTypes(list);
  const isRange =
    least === most && most > 1 && count >= 10 && types.size === 1 && types.has("number");
  return {
    type: "array",
    items: inferShape(merge(nothingSeen(), places), name, inferring),
    ...(isRange ? { minItems: least, maxItems: most } : {}),
  };
}

function entryTypes({ places }: SeenLists): ReadonlySet<SeenType> {
  return new Set(places.flatMap(({ types }) => [...types.keys()]));
}

/** Whether each position has a meaning of its own: its type, or the kind of its ids, is not that of the others. */
function isTuple(
  { count, least, most, places }: SeenLists,
  name: string,
  inferring: Inferring,
): boolean {
  if (most < 2 || most >= mostPlaces || count < 3 || most - least > 2) return false;
  const types = places.map((place) => [...place.types.keys()].sort().join(" "));
  if (types.some((type) => type.includes(" "))) return false;
  if (new Set(types).size === 1) {
    if (least !== most || count < 5 || types[0] !== "string") return false;
    const kinds = places.map(({ texts }) => inferring.ids.guess(texts.keys(), name).kind);
    return new Set(kinds).size > 1;
  }
  // What is repeated are pairs in one list.
  return types.length < 3 || types.some((type, index) => index > 1 && type !== types[index % 2]);
}

function objectShape(seen: Seen, name: string, inferring: Inferring): JsonObject {
  const { members } = seen;
  const total = seen.types.get("object") ?? 0;
  if (members.size === 0) {
    return { type: "object", additionalProperties: false, $comment: "always empty" };
  }
  if (isTranslated(seen)) {
    const texts = [...members.keys()].map((each) => [each, { type: "string" }] as const);
    const properties = Object.fromEntries(texts);
    return { type: "object", "x-text": true, additionalProperties: false, properties };
  }
  const keys = keyShape(seen, name, inferring);
  if (keys) {
    const values = inferShape(merge(nothingSeen(), members.values()), name, inferring);
    return { type: "object", propertyNames: keys, additionalProperties: values };
  }
  const required = [...members].filter(([, member]) => totalOf(member) === total);
  return {
    type: "object",
    additionalProperties: false,
    ...(total >= 5 && required.length > 0 ? { required: required.map(([each]) => each) } : {}),
    properties: membersOf(members, total, inferring),
  };
}

/** The shapes of members; frequent ones come first. */
export function membersOf(
  members: ReadonlyMap<string, Seen>,
  total: number,
  inferring: Inferring,
): JsonObject {
  const sorted = [...members]
    .map(([name, seen]) => ({ name, seen, count: totalOf(seen) }))
    .sort((one, other) => other.count - one.count);
  const shapes = sorted.map(({ name, seen, count }) => {
    const shape = inferShape(seen, name, inferring);
    const isOdd = count <= 2 && isRare(count, total);
    return [name, isOdd ? noted(shape, [`in ${share(count, total)} objects`]) : shape] as const;
  });
  return Object.fromEntries(shapes);
}

/** The shape of member names that are data: ids, single characters, or very many. `undefined` if they are none. */
function keyShape(
  { members, types }: Seen,
  name: string,
  { ids }: Inferring,
): JsonObject | undefined {
  const names = [...members.keys()];
  // Schemas do not name what every object of JavaScript has.
  if (names.some((each) => each in Object.prototype)) return { type: "string" };
  if (names.length < 3) return undefined;
  const { kind, note } = ids.guess(names, name);
  if (kind !== undefined) return noted({ type: "string", "x-ref": kind }, [note]);
  if (names.every((each) => [...each].length === 1)) return { type: "string", maxLength: 1 };
  const objects = types.get("object") ?? 0;
  const inner = [...members.values()];
  const written = inner.reduce((sum, member) => sum + totalOf(member), 0);
  const isIrregular = names.length > 40 && written < 0.1 * names.length * objects;
  if (!isIrregular || new Set(inner.flatMap((member) => [...member.types.keys()])).size > 1) {
    return undefined;
  }
  return noted({ type: "string" }, [`${String(names.length)} names`, note]);
}
