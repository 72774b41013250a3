import type { Json, JsonPath } from "../model/json.ts";
import type { Repair } from "./repair/repair.ts";

interface OfValue {
  readonly where: string;
  /** The value is the name of a member; `where` is then its object. */
  readonly isName?: true | undefined;
}

/** The data reported about a value that its shape does not allow, by code. `where` is the value's printed path. */
export interface ShapeFacts {
  "unknown-member": {
    readonly where: string;
    readonly member: string;
    readonly candidates: readonly string[];
    readonly suggestion?: string | undefined;
    /** Its value in the form that the suggested member needs. */
    readonly repair?: Repair | undefined;
    /** The candidate of which the member is a synonym. */
    readonly synonym?: string | undefined;
    /** The part that can have this member and lacks it; "" is the object itself. */
    readonly belongs?: string | undefined;
    /** Several parts that are there, can have this member and lack it. */
    readonly among?: readonly string[] | undefined;
    /** Parts that can have this member and are missing. */
    readonly absent?: readonly string[] | undefined;
    /** The number of objects that have it, if one finding stands for all of them. */
    readonly objects?: number | undefined;
    /** The other members that the first of these parts requires. */
    readonly needs?: readonly string[] | undefined;
    /** Other kinds that have this member. */
    readonly kinds?: readonly string[] | undefined;
    /** For an `add:` or `remove:`, and in a part that changes lists, the member that it would change, which is none. */
    readonly whole?: string | undefined;
    /** The changes to the lists inside that member, if it has such lists. */
    readonly listsInside?: readonly string[] | undefined;
  };
  "missing-member": {
    readonly where: string;
    readonly member: string;
    /** The member that is there instead, which has that effect in another kind. */
    readonly written?: string | undefined;
    readonly description?: string | undefined;
    /** The member with a possible value, as an author types it. */
    readonly example?: string | undefined;
    /** Further members that the same object lacks. */
    readonly others?: readonly { readonly member: string; readonly example?: string | undefined }[];
  };
  "wrong-type": OfValue & {
    readonly found: string;
    readonly expected: readonly string[];
    readonly repair?: Repair | undefined;
    /** The member with a possible value, as an author types it; only if no repair is known. */
    readonly example?: string | undefined;
  };
  "not-in-list": OfValue & {
    readonly found: Json;
    readonly allowed: readonly Json[];
    /** Other allowed forms, in words for authors. */
    readonly others?: readonly string[] | undefined;
    readonly suggestion?: string | undefined;
    /** Replaces it with a value of another type. */
    readonly repair?: Repair | undefined;
  };
  "wrong-length": OfValue & {
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
  /** A number that the game cannot store, or that is far from what its member can mean. */
  "implausible-number": {
    readonly where: string;
    readonly found: number;
    readonly least: number;
    readonly greatest: number;
  };
  "bad-unit": OfValue & {
    readonly found: string;
    /** What is measured, if it is one of the quantities that have units. */
    readonly format: string | undefined;
    /** Values that have the required form. */
    readonly examples: readonly Json[];
    /** The required form, for texts without examples. */
    readonly pattern: string;
    /** The same quantity in the required form. */
    readonly suggestion?: string | undefined;
    /** A unit in it is misspelt. */
    readonly misspelt?: true | undefined;
    /** It has the required form, with a number of too many digits. */
    readonly tooLarge: boolean;
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
