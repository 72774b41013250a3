import type { Json, JsonPath } from "../model/json.ts";
import type { Repair } from "./repair/repair.ts";

/**
 * What is reported of a value that its shape does not allow, by code. `where` is the value's path as people write it.
 */
export interface ShapeFacts {
  "unknown-member": {
    readonly where: string;
    readonly member: string;
    readonly candidates: readonly string[];
    readonly suggestion?: string | undefined;
    /** The candidate that people call so. */
    readonly synonym?: string | undefined;
    /** The part that has such a member and not this one; "" is the object itself. */
    readonly belongs?: string | undefined;
    /** Parts that have such a member and are not there. */
    readonly absent?: readonly string[] | undefined;
    /** What the first of these needs besides. */
    readonly needs?: readonly string[] | undefined;
    /** Other kinds that have such a member. */
    readonly kinds?: readonly string[] | undefined;
  };
  "missing-member": {
    readonly where: string;
    readonly member: string;
    readonly description?: string | undefined;
    /** It with a value that it may have, as it is typed. */
    readonly example?: string | undefined;
  };
  "wrong-type": {
    readonly where: string;
    readonly found: string;
    readonly expected: readonly string[];
    readonly repair?: Repair | undefined;
    /** The member with a value that it may have, as it is typed; where no repair is known. */
    readonly example?: string | undefined;
  };
  "not-in-list": {
    readonly where: string;
    readonly found: string;
    readonly allowed: readonly string[];
    /** What it may be besides, as people call it. */
    readonly others?: readonly string[] | undefined;
    readonly suggestion?: string | undefined;
    /** To a value of another type. */
    readonly repair?: Repair | undefined;
  };
  "wrong-length": {
    readonly where: string;
    readonly found: number;
    readonly least: number;
    readonly most: number | undefined;
    readonly what: string;
    readonly repair?: Repair | undefined;
  };
  "out-of-range": {
    readonly where: string;
    readonly found: number;
    readonly minimum: number | undefined;
    readonly maximum: number | undefined;
    readonly exclusiveMinimum: number | undefined;
  };
  /** A number that the game cannot hold, or far from what its member can mean. */
  "implausible-number": {
    readonly where: string;
    readonly found: number;
    readonly least: number;
    readonly greatest: number;
  };
  "bad-unit": {
    readonly where: string;
    readonly found: string;
    /** What is measured, where it is one of the measures that have units. */
    readonly format: string | undefined;
    /** Values that have the form. */
    readonly examples: readonly Json[];
  };
}

export type ShapeCode = keyof ShapeFacts;

export type ShapeFinding = {
  [C in ShapeCode]: {
    readonly code: C;
    readonly path: JsonPath;
    readonly target: "key" | "value";
    readonly data: ShapeFacts[C];
  };
}[ShapeCode];
