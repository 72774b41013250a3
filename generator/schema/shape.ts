/**
 * The part of JSON Schema (draft-07) that our schemas use. Every alternative is decidable by JSON type, by the
 * type of an array's first element or by the presence of members, so that one walk chooses the branch,
 * validates, collects references and explains errors.
 */
import { isList } from "../json/containers.ts";
import type { Json } from "../model/json.ts";

export type JsonType = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

export interface Shape {
  readonly $ref?: string;
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
  /** The kind the id is of where its list also holds the word "LIST" (§2.10, extension). */
  readonly "x-ref-list"?: string;
  /** Least and greatest plausible number; another is read, and reported as a warning. */
  readonly "x-range"?: readonly [least: number, greatest: number];
  /** Least and greatest of the lengths that a rule refuses between `minItems` and `maxItems`. */
  readonly "x-not-items"?: readonly [least: number, greatest: number];
  /** Member -> the one that a rule expects where it is true. */
  readonly "x-requires"?: Readonly<Record<string, string>>;
  /** Of a member: what people call it who do not remember its name. */
  readonly "x-also"?: readonly string[];
  /** The value is shown to players. */
  readonly "x-text"?: boolean;
  /** Real data has it, the specification does not. */
  readonly "x-extension"?: boolean;
  /** Of a member: it may be written, and means nothing there. */
  readonly deprecated?: boolean;
  /** Of such a member: the one that means here what this one means elsewhere. */
  readonly "x-instead"?: string;
  /** A unit string: what the `pattern` means, for messages. */
  readonly "x-format"?: string;
  /** In resolved schemas: the member of the definition that this one comes from. */
  readonly "x-from"?: string;
  readonly tsType?: string;
}

/** The shapes of the entries of a list, each with one of its own. */
export function tupleOf({ items }: Shape): readonly Shape[] | undefined {
  return isList(items) ? items : undefined;
}

/** The one shape of all entries of a list. */
export function itemsOf({ items }: Shape): Shape | undefined {
  return isList(items) ? undefined : items;
}
