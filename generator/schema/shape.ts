/**
 * The part of JSON Schema (draft-07) that our schemas use. Every alternative is decidable by JSON type, by the type of
 * an array's first element or by the presence of members, so that one walk chooses the branch, validates, collects
 * references and explains errors.
 */
import { isList } from "../json/containers.ts";
import type { Json, JsonPath } from "../model/json.ts";

export type JsonType = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

/** Of a reference: the definition to which it leads. A symbol, so that it is no part of the shape as JSON. */
export const target: unique symbol = Symbol("target");

export type Definitions = Readonly<Record<string, Shape>>;

export interface Shape {
  readonly $ref?: string;
  [target]?: Shape;
  readonly title?: string;
  readonly description?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly propertyNames?: Shape;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Shape;
  readonly items?: Shape | readonly Shape[];
  readonly additionalItems?: boolean | Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly definitions?: Readonly<Record<string, Shape>>;
  readonly default?: Json;
  readonly examples?: readonly Json[];
  /** The string is an id of this kind. */
  readonly "x-ref"?: string;
  /** The kind of the id if its list also contains the word "LIST" (§2.10, extension). */
  readonly "x-ref-list"?: string;
  /** Least and greatest plausible number; other numbers are accepted with a warning. */
  readonly "x-range"?: readonly [least: number, greatest: number];
  /** Least and greatest of the lengths between `minItems` and `maxItems` that a rule rejects. */
  readonly "x-not-items"?: readonly [least: number, greatest: number];
  /** Member -> the other member that a rule expects if the first is true. */
  readonly "x-requires"?: Readonly<Record<string, string>>;
  /** The number is a chance or a weight, not an amount. */
  readonly "x-chance"?: boolean;
  /** The list is a set: an entry counts once, however often it is given; a repetition is accepted with a warning. */
  readonly "x-set"?: boolean;
  /** Of a list: any one of its entries is enough. */
  readonly "x-any"?: boolean;
  /**
   * Of a list in which each position has its own meaning: their names, which an object in its place would have. Of an
   * object: the names of the values of a list in its place.
   */
  readonly "x-positions"?: readonly string[];
  /** Of a member: the one without which it has no effect. */
  readonly "x-beside"?: string;
  /** Of a member: names that people use who do not remember its own. */
  readonly "x-also"?: readonly string[];
  /** The value is shown to players. */
  readonly "x-text"?: boolean;
  /** Occurs in real data but not in the specification. */
  readonly "x-extension"?: boolean;
  /** Of a member: it may be written, but has no effect here. */
  readonly deprecated?: boolean;
  /** Of such a member: the one that has here the effect that this one has elsewhere. */
  readonly "x-instead"?: string;
  /** A unit string: what the `pattern` means, for messages. */
  readonly "x-format"?: string;
  /** Of a member of a kind of a project's own: its definitions can be looked up by the values. */
  readonly "x-index"?: boolean;
  /** In a configuration: the path of a file or folder, relative to it; or it is one if it ends so. */
  readonly "x-path"?: true | string;
  /** In resolved schemas: the member of the definition from which this one is derived. */
  readonly "x-from"?: string;
  readonly tsType?: string;
}

/** The only values of a shape; `undefined` if it does not list them. */
export function wordsOf({ const: only, enum: words }: Shape): readonly Json[] | undefined {
  return only === undefined ? words : [only];
}

/** The shapes of the entries of a list in which each position has its own. */
export function tupleOf({ items }: Shape): readonly Shape[] | undefined {
  return isList(items) ? items : undefined;
}

/** The shape that all entries of a list share. */
export function itemsOf({ items }: Shape): Shape | undefined {
  return isList(items) ? undefined : items;
}

/** The shape of the members that an object shape does not name. */
export function restOf({ additionalProperties: rest }: Shape): Shape | undefined {
  return typeof rest === "object" ? rest : undefined;
}

/** The shape of an entry or a member. */
export function innerShape(shape: Shape, step: string | number): Shape | undefined {
  if (typeof step === "number") return tupleOf(shape)?.[step] ?? itemsOf(shape);
  const { properties = {} } = shape;
  return Object.hasOwn(properties, step) ? properties[step] : restOf(shape);
}

/** The alternatives of a shape, and the shapes of what its values contain. */
export function childrenOf(shape: Shape): readonly Shape[] {
  const { anyOf = [], properties = {}, items = [], propertyNames: names } = shape;
  const rest = restOf(shape);
  const children = [Object.values(properties), anyOf, items, rest ?? [], names ?? []];
  return children.flat();
}

/** The shape with other shapes inside it. @param map is told where in the shape the child is */
export function mapChildren(shape: Shape, map: (child: Shape, ...at: JsonPath) => Shape): Shape {
  const { properties, patternProperties, propertyNames: names } = shape;
  const { items, additionalItems, anyOf, allOf } = shape;
  const rest = restOf(shape);
  const members = (some: Definitions, word: string): Definitions =>
    mapMembers(some, (child, name) => map(child, word, name));
  const list = (some: readonly Shape[], word: string): readonly Shape[] =>
    some.map((child, index) => map(child, word, index));
  return {
    ...shape,
    ...(properties && { properties: members(properties, "properties") }),
    ...(patternProperties && {
      patternProperties: members(patternProperties, "patternProperties"),
    }),
    ...(names && { propertyNames: map(names, "propertyNames") }),
    ...(items && { items: isList(items) ? list(items, "items") : map(items, "items") }),
    ...(typeof additionalItems === "object" && {
      additionalItems: map(additionalItems, "additionalItems"),
    }),
    ...(rest && { additionalProperties: map(rest, "additionalProperties") }),
    ...(anyOf && { anyOf: list(anyOf, "anyOf") }),
    ...(allOf && { allOf: list(allOf, "allOf") }),
  };
}

export function mapMembers(
  shapes: Definitions,
  map: (shape: Shape, name: string) => Shape,
): Record<string, Shape> {
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [name, map(shape, name)]),
  );
}

/** The JSON types that the shape itself names. */
export function typesIn({ type = [] }: Shape): readonly JsonType[] {
  return typeof type === "string" ? [type] : type;
}

/** The minimum and maximum number of entries of a list with this shape. */
export function lengthsOf({ items, minItems = 0, maxItems, additionalItems }: Shape): Lengths {
  const whole = isList(items) && additionalItems === false ? items.length : undefined;
  return { least: minItems, most: maxItems ?? whole };
}

/** Whether the shape is a list that may have an entry more or less: a pair, or one value for each season, may not. */
export function isOpenList(shape: Shape): boolean {
  const { least, most } = lengthsOf(shape);
  const isFixed = least === most || shape["x-not-items"] !== undefined;
  return typesIn(shape).includes("array") && !isList(shape.items) && !isFixed;
}

export interface Lengths {
  readonly least: number;
  readonly most: number | undefined;
}

/** The least number, or the one above which all are: the one of the two that excludes more. */
export function lowerBound({
  minimum,
  exclusiveMinimum,
}: Shape): Pick<Shape, "minimum" | "exclusiveMinimum"> | undefined {
  if (exclusiveMinimum === undefined) return minimum === undefined ? undefined : { minimum };
  return minimum !== undefined && minimum > exclusiveMinimum ? { minimum } : { exclusiveMinimum };
}

/** The name of the definition to which a `$ref` leads. */
export function nameIn(ref: string): string {
  return ref.slice("#/definitions/".length);
}
