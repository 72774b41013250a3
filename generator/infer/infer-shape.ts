/**
 * The shape of the values at a place, as JSON Schema in the part that schemas of kinds may use. It accepts every value;
 * what is uncertain is said in a `$comment`.
 */
import { isList, isObject, textsIn } from "../json/containers.ts";
import { anyWord, kindsAt, type PlaceNode } from "../kinds/placed.ts";
import { builtInSchema } from "../kinds/own/written-schema.ts";
import { measures } from "../kinds/parts/units/measures.ts";
import { parseQuantity } from "../kinds/parts/units/quantity.ts";
import type { Json, JsonArray, JsonObject } from "../model/json.ts";
import { addTo, groupBy } from "../model/maps.ts";
import { Bundle } from "../schema/link-shapes.ts";
import { isValid } from "../schema/validates.ts";
import { quoted, type IdSets } from "./id-sets.ts";
import { isRemark } from "../json/remark.ts";

/** The values of each member, over all objects. */
type Members = ReadonlyMap<string, readonly Json[]>;

/** One of the alternatives of a place, and how many of the values have it. */
interface Branch {
  readonly shape: JsonObject;
  readonly count: number;
}

/** The number of places of a list that are looked at each by itself; the last one is all the others, too. */
const mostPlaces = 7;
/** More words than these are written in no list. */
const mostWords = 30;

/** How a child changes a number or a quantity. */
export interface Scaling {
  readonly editor: "relative" | "proportional";
  readonly amount: Json;
  /** What its nearest parent writes; absent if none does, or none is there. */
  readonly inherited: Json | undefined;
  /** Whether no parent writes it. */
  readonly isUnwritten: boolean;
}

/** The words of a shape of texts: a schema that lists words needs them all. A symbol, so that it is not printed. */
export const observed: unique symbol = Symbol("observed");

const textForms: unique symbol = Symbol("text forms");

/** The shape of texts that players read in all their forms, with the forms that they have. */
interface OpenText extends JsonObject {
  readonly [textForms]: readonly JsonObject[];
}

function isOpenText(shape: JsonObject): shape is OpenText {
  return textForms in shape;
}

/** The forms that values of an inferred shape have. */
export function formsOf(shape: JsonObject): readonly JsonObject[] {
  return isOpenText(shape) ? shape[textForms] : [shape];
}

export class Inference {
  /** How many places hold references, so far. */
  references = 0;
  private readonly ids: IdSets;
  private readonly scalings: ReadonlyMap<string, readonly Scaling[]>;

  /** @param scalings What children change, by "member" or "part.member". */
  constructor(ids: IdSets, scalings: ReadonlyMap<string, readonly Scaling[]>) {
    this.ids = ids;
    this.scalings = scalings;
  }

  /** The shapes of members; frequent ones come first. */
  membersOf(members: Members, total: number, part = "", places?: PlaceNode): JsonObject {
    const sorted = [...members].sort(([, one], [, other]) => other.length - one.length);
    const shapes = sorted.map(([name, values]) => {
      const place = places?.members.get(name) ?? places?.any;
      const scalings = this.scalings.get(part + name) ?? [];
      const shape = scalable(this.shapeOf(values, name, place, scalings.length > 0), scalings);
      const odd = values.length <= 2 ? rare(values.length, total, "objects") : undefined;
      return [name, noted(shape, odd)] as const;
    });
    return Object.fromEntries(shapes);
  }

  /**
   * @param name The member in which the values are, or their lists.
   * @param place What the dialect, or the configuration, knows of the values.
   * @param isScaled Whether children change them as numbers or quantities.
   */
  private shapeOf(
    values: readonly Json[],
    name: string,
    place?: PlaceNode,
    isScaled = false,
  ): JsonObject {
    const members = valuesByMember(values.filter(isObject));
    const isText = isTranslated(members);
    const forms = [...groupBy(values, typeOf)].flatMap(([type, { length: count }]): Branch[] => {
      if (type === "array") return this.listBranches(values.filter(isList), name, place?.entries);
      if (type === "string") {
        const texts = textsOf(values);
        const words = [...new Set(texts)];
        const mixed = isScaled ? mixedBranches(texts, name) : [];
        if (mixed.length > 0) return mixed;
        const shape = this.placedShape(words, place) ?? this.textShape(texts, name, isText);
        return [{ shape: { ...shape, [observed]: words }, count }];
      }
      if (type === "number") return [{ shape: numberShape(values), count }];
      if (type === "object")
        return [{ shape: this.objectShape(members, count, name, place), count }];
      return [{ shape: { type }, count }];
    });
    const branches = withAllForms(forms, values);
    const [only, ...others] = branches.sort((one, other) => other.count - one.count);
    if (others.length === 0) return only?.shape ?? {};
    const anyOf = branches.map(({ shape, count }) =>
      noted(shape, rare(count, values.length, "values")),
    );
    return anyOf.length === 2 && anyOf.every((shape) => shape["x-text"] === true)
      ? { "x-text": true, anyOf: anyOf.map(({ "x-text": _, ...shape }) => shape) }
      : { anyOf };
  }

  /** The shape of ids, of whose kind no guess is needed; a schema can only say that of ids of one kind. */
  private placedShape(words: readonly string[], place?: PlaceNode): JsonObject | undefined {
    if (place?.ref === undefined) return undefined;
    const { ref, listed } = place;
    const length = words.includes("") ? {} : { minLength: 1 };
    const kinds = kindsAt(ref).filter((kind) => kind !== anyWord);
    const other = kinds.length < kindsAt(ref).length ? ", or another word" : "";
    this.references += 1;
    const [kind = "", ...others] = kinds;
    return others.length === 0 && other === ""
      ? { type: "string", ...length, "x-ref": kind, ...(listed && { "x-ref-list": listed }) }
      : { type: "string", $comment: `an id of ${kinds.join(" or ")}${other}: a known place` };
  }

  private textShape(texts: readonly string[], name: string, isText: boolean): JsonObject {
    const words = [...new Set(texts)];
    const unit = unitShape(words, name);
    if (unit !== undefined) return unit;
    const { kind, type, note } = this.ids.guess(words, name);
    if (kind !== undefined) {
      this.references += 1;
      const length = words.includes("") ? {} : { minLength: 1 };
      return noted({ type: "string", ...length, "x-ref": kind }, note);
    }
    if (isText || isProse(words, name)) return { type: "string", "x-text": true };
    return noted(type === undefined ? wordsShape(texts) : { type: "string" }, note);
  }

  /** Lists of several forms are told apart by their first entries; forms that have entries of one type are one. */
  private listBranches(lists: readonly JsonArray[], name: string, place?: PlaceNode): Branch[] {
    // Texts that players read have one shape in both of their forms.
    const isText = lists.flat().every((each) => !isObject(each) || isValid(each, translated));
    const sortOf = (entry: Json): string => (isText && isObject(entry) ? "string" : typeOf(entry));
    const byFirst = groupBy(lists, ([first]) => first !== undefined && sortOf(first));
    const empty = byFirst.get(false) ?? [];
    byFirst.delete(false);
    const forms = [...byFirst.values()];
    if (forms.length === 0) {
      return [{ shape: { type: "array", $comment: "always empty" }, count: empty.length }];
    }
    const types = forms.flatMap((form) => [...new Set(form.flat().map(sortOf))]);
    const isApart = new Set(types).size === types.length;
    return (isApart ? forms : [forms.flat()]).map((form, index) => {
      const all = index === 0 ? [...form, ...empty] : form;
      return { shape: this.listShape(all, name, place), count: all.length };
    });
  }

  private listShape(lists: readonly JsonArray[], name: string, place?: PlaceNode): JsonObject {
    const places: Json[][] = [];
    for (const list of lists) {
      list.forEach((entry, index) => (places[Math.min(index, mostPlaces - 1)] ??= []).push(entry));
    }
    const lengths = lists.map(({ length }) => length).sort((one, other) => one - other);
    const [least = 0, most = 0, count] = [lengths[0], lengths.at(-1), lists.length];
    if (most < mostPlaces && count >= 3 && this.isTuple(places, count, least, name, place)) {
      return {
        type: "array",
        items: this.placesOf(places, lists, name, place),
        minItems: least,
        additionalItems: false,
        ...(count < 10 ? { $comment: `${String(count)} lists` } : {}),
      };
    }
    const entries = places.flat();
    const isNumbers = entries.every((each) => typeof each === "number");
    const isRange = isNumbers && least === most && most > 1 && count >= 10;
    const items = this.shapeOf(entries, name, place);
    return { type: "array", items, ...(isRange ? { minItems: least, maxItems: most } : {}) };
  }

  /** "LIST" after an id says that it is one of a requirement. */
  private placesOf(
    places: readonly (readonly Json[])[],
    lists: readonly JsonArray[],
    name: string,
    known?: PlaceNode,
  ): JsonObject[] {
    const plain = lists.filter((list) => !list.includes("LIST"));
    return places.map((place, index) => {
      const isId = index === 0 && plain.length > 0 && plain.length < lists.length;
      const values = isId ? plain.flatMap(([first]) => first ?? []) : place;
      const isKnown = index === 0 || known?.listed === undefined;
      const shape = this.shapeOf(values, name, isKnown ? known : undefined);
      return isId && Object.hasOwn(shape, "x-ref")
        ? { ...shape, "x-ref-list": "requirement" }
        : place.every((each) => each === "LIST")
          ? { const: "LIST" }
          : shape;
    });
  }

  /** Whether each place has a meaning of its own: its type, or the kind of its ids, is not that of the others. */
  private isTuple(
    places: readonly (readonly Json[])[],
    count: number,
    least: number,
    name: string,
    known?: PlaceNode,
  ): boolean {
    const most = places.length;
    const types = places.map((place) => [...new Set(place.map(typeOf))].join(" "));
    if (most < 2 || most - least > 2 || types.some((type) => type.includes(" "))) return false;
    if (new Set(types).size === 1) {
      if (known?.ref !== undefined || least !== most || count < 5 || types[0] !== "string")
        return false;
      return new Set(places.map((place) => this.ids.guess(textsOf(place), name).kind)).size > 1;
    }
    const texts = places.filter((_, index) => types[index] === "string");
    const isOfWholes = types.every((type) => type === "string" || type === "object");
    if (isOfWholes && least !== most && texts.length > 1) {
      // Ids, some of them in objects with more: a list of one kind, unless the kinds are surely others.
      const kinds = texts.map((place) => this.ids.guess(textsOf(place), name).kind);
      return !kinds.includes(undefined) && new Set(kinds).size > 1;
    }
    // What is repeated are pairs in one list.
    return (
      most % 2 === 1 ||
      most < 3 ||
      types.some((type, index) => index > 1 && type !== types[index % 2])
    );
  }

  private objectShape(
    members: Members,
    total: number,
    name: string,
    place?: PlaceNode,
  ): JsonObject {
    const type = "object";
    if (members.size === 0) return { type, additionalProperties: false, $comment: "always empty" };
    if (isTranslated(members)) {
      const texts = [...members.keys()].map((each) => [each, { type: "string" }] as const);
      const properties = Object.fromEntries(texts);
      return { type, "x-text": true, additionalProperties: false, properties };
    }
    const propertyNames = this.keyShape(members, total, name, place);
    if (propertyNames) {
      const additionalProperties = this.shapeOf([...members.values()].flat(), name, place?.any);
      return { type, propertyNames, additionalProperties };
    }
    const required = [...members].flatMap(([each, { length }]) => (length === total ? each : []));
    return {
      type,
      additionalProperties: false,
      ...(total >= 5 && required.length > 0 ? { required } : {}),
      properties: this.membersOf(members, total, `${name}.`, place),
    };
  }

  /** The shape of member names that are data: ids, single characters, or very many. `undefined` if they are none. */
  private keyShape(
    members: Members,
    total: number,
    name: string,
    place?: PlaceNode,
  ): JsonObject | undefined {
    const names = [...members.keys()];
    const { keys: ref, any } = place ?? {};
    if (ref !== undefined) return this.placedShape(names, { ref, members: new Map() });
    // Schemas do not name what every object of JavaScript has.
    if (names.some((each) => each in Object.prototype)) return { type: "string" };
    const shortest = names.every((each) => [...each].length === 1);
    if (any) return { type: "string", ...(shortest && { maxLength: 1 }) };
    if (names.length < 3) return undefined;
    const { kind, note } = this.ids.guess(names, name);
    if (kind !== undefined) return noted({ type: "string", "x-ref": kind }, note);
    if (shortest) return { type: "string", maxLength: 1 };
    const written = [...members.values()].flat();
    const isIrregular = names.length > 40 && written.length < 0.1 * names.length * total;
    if (!isIrregular || new Set(written.map(typeOf)).size > 1) return undefined;
    return noted({ type: "string" }, `${String(names.length)} names`, note);
  }
}

/** A JSON type; whole numbers and others are one. */
function typeOf(value: Json): string {
  if (value === null) return "null";
  return isList(value) ? "array" : typeof value;
}

function textsOf(values: readonly Json[]): string[] {
  return values.filter((each) => typeof each === "string");
}

/** The values of each member, but for comments. */
export function valuesByMember(objects: readonly JsonObject[]): Members {
  const members = new Map<string, Json[]>();
  for (const object of objects) {
    for (const [name, value] of Object.entries(object)) {
      if (!isRemark(name)) addTo(members, name, value);
    }
  }
  return members;
}

function rare(count: number, total: number, what: string): string | undefined {
  const isRare = total >= 50 && count <= 0.02 * total;
  return isRare ? `in ${String(count)} of ${String(total)} ${what}` : undefined;
}

/** The shape with notes for its author. */
function noted(shape: JsonObject, ...notes: readonly (string | undefined)[]): JsonObject {
  const { $comment, ...rest } = shape;
  const all = [$comment, ...notes].filter((each) => typeof each === "string");
  return all.length === 0 ? shape : { $comment: all.join("; "), ...rest };
}

function numberShape(values: readonly Json[]): JsonObject {
  const numbers = values.filter((each) => typeof each === "number");
  const isWide = numbers.length >= 30 && numbers.some((each) => each !== numbers[0]);
  const isSure = isWide && numbers.every((each) => each >= 0);
  const type = numbers.every(Number.isInteger) ? "integer" : "number";
  return { type, ...(isSure ? { minimum: 0 } : {}) };
}

/** Quantities of one sort, and words that stand in their place; nothing if there are not both. */
function mixedBranches(texts: readonly string[], name: string): Branch[] {
  const words = new Set(texts);
  for (const { units } of Object.values(measures)) {
    const others = [...words].filter((word) => parseQuantity(word, units) === undefined);
    if (others.length > words.size / 2 || others.length > mostWords) continue;
    if (others.length === 0) return [];
    const rest = new Set(others);
    const quantities = texts.filter((text) => !rest.has(text));
    const unit = unitShape([...new Set(quantities)], name);
    return [
      { shape: { ...unit, [observed]: quantities }, count: quantities.length },
      { shape: { type: "string", enum: others }, count: texts.length - quantities.length },
    ];
  }
  return [];
}

/**
 * The shape with a form in which children can change the values so; if there is none, one that says nothing, whose
 * values stay as they are.
 */
function scalable(shape: JsonObject, scalings: readonly Scaling[]): JsonObject {
  const { anyOf = [shape] } = shape;
  const forms = isList(anyOf) ? anyOf.filter(isObject) : [];
  const numbers = forms.filter(({ type }) => type === "integer" || type === "number");
  if (scalings.length === 0) return shape;
  const unit = forms.map((form) => form["x-unit"]).find((each) => typeof each === "string");
  const { units, written = [] } = measures[unit ?? ""] ?? {};
  const isText = scalings.some(({ amount }) => typeof amount === "string") || numbers.length === 0;
  const zero = isText ? `0 ${written.at(-1) ?? ""}` : 0;
  const isFit = ({ editor, amount, inherited = zero }: Scaling): boolean => {
    if (typeof inherited === "number" || editor === "proportional")
      return typeof amount === "number" && (typeof inherited === "number" || units !== undefined);
    const isQuantity = typeof amount === "string" && typeof inherited === "string";
    return isQuantity && units !== undefined && parseQuantity(amount, units) !== undefined;
  };
  if (!scalings.every(isFit)) {
    const types = forms.flatMap(({ type = null }) => textsIn(type)).join(" or ");
    return {
      $comment: `${types}; children change it, but its unit is not known: it stays as it is`,
    };
  }
  const isPart = scalings.some(
    ({ editor, amount }) =>
      editor === "relative" && typeof amount === "number" && !Number.isInteger(amount),
  );
  const exact = (form: JsonObject): JsonObject =>
    isPart && form["type"] === "integer" ? { ...form, type: "number" } : form;
  const made = shape === forms[0] ? exact(shape) : { ...shape, anyOf: forms.map(exact) };
  return scalings.some(({ isUnwritten }) => isUnwritten)
    ? { ...noted(made, "0 where no parent writes it?"), default: zero }
    : made;
}

/** Texts that are all quantities of one sort; `undefined` if they are not. */
function unitShape(words: readonly string[], name: string): JsonObject | undefined {
  const read = Object.entries(measures).map(([unit, { units }]) => {
    const isOther = (text: string): boolean => parseQuantity(text, units) === undefined;
    // Most texts are none, which the first one shows.
    return { unit, others: isOther(words[0] ?? "") ? words : words.filter(isOther) };
  });
  const fitting = read.filter(({ others }) => others.length === 0).map(({ unit }) => unit);
  if (/length|height|width|depth|distance|range|radius/u.test(name)) fitting.reverse();
  const [unit, other] = fitting;
  if (unit !== undefined)
    return noted({ type: "string", "x-unit": unit }, other && `may be a ${other}`);
  const near = read.find(({ others }) => others.length <= 0.2 * words.length);
  const odd = near && `texts with a unit of ${near.unit}, but for ${quoted(near.others)}`;
  return near && noted({ type: "string" }, odd);
}

/** Whether players read the texts: they are sentences, or what they are called. */
function isProse(words: readonly string[], name: string): boolean {
  if (name === "name" || name === "description") return true;
  const spaced = words.filter((word) => /^[^\s\d]+\s+\S/u.test(word)).length;
  return words.length >= 3 && spaced >= 0.6 * words.length;
}

const translated = new Bundle({
  ...{ root: { $ref: "#/definitions/translated-text" }, definitions: {} },
  ...builtInSchema,
}).root;

/** The branches of texts that players read as one, which has all forms of translated texts, if no value has another. */
function withAllForms(branches: readonly Branch[], values: readonly Json[]): Branch[] {
  const isText = ({ shape: { type } }: Branch): boolean => type === "string" || type === "object";
  const texts = branches.filter(isText);
  const isWritten = (value: Json): boolean => typeof value === "string" || isObject(value);
  const isOne =
    texts.length > 0 &&
    texts.every(({ shape }) => shape["x-text"] === true) &&
    values.every((value) => !isWritten(value) || isValid(value, translated));
  if (!isOne) return [...branches];
  const count = texts.reduce((sum, each) => sum + each.count, 0);
  const shape: OpenText = { "x-text": true, [textForms]: texts.map((each) => each.shape) };
  return [...branches.filter((each) => !isText(each)), { shape, count }];
}

/** Whether objects are texts with what translators need. */
function isTranslated(members: Members): boolean {
  const isText = ([name, values]: readonly [string, readonly Json[]]): boolean =>
    /^(?:str|str_sp|str_pl|ctxt)$/u.test(name) && values.every((each) => typeof each === "string");
  return (members.has("str") || members.has("str_sp")) && [...members].every(isText);
}

/** Words that are repeated are all there are. */
function wordsShape(texts: readonly string[]): JsonObject {
  const groups = [...groupBy(texts, (text) => text)];
  const sorted = groups.sort(([, one], [, other]) => other.length - one.length);
  const words = sorted.map(([word]) => word);
  const [total, different] = [texts.length, words.length];
  const isWord = words.some((word) => word.length > 1) && words.every((word) => word.length <= 40);
  if (!isWord || total < 20 || total < 2 * different || different > 2 * mostWords) {
    return { type: "string" };
  }
  const once = sorted.filter(([, { length }]) => length === 1).map(([word]) => word);
  if (different <= mostWords && total >= 4 * different && 3 * once.length <= different) {
    const note = once.length === 0 ? undefined : `once: ${quoted(once)}`;
    return noted({ type: "string", enum: words }, note);
  }
  const note = `${String(different)} words in ${String(total)} values: ${quoted(words)}`;
  return noted({ type: "string" }, note);
}
