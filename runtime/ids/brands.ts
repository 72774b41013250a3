/**
 * Branded ids: strings at run time, types of their own for the compiler. Generated modules build their id
 * types from these; nothing of a brand exists at run time.
 */
declare const brand: unique symbol;
declare const key: unique symbol;
declare const ability: unique symbol;

/** A string that is an id of kind `Kind`, whether or not such a definition exists. */
export type Branded<Kind extends string> = string & { readonly [brand]: Kind };

/** What a constant carries beside its brand: the very id, so that its successors are known to the compiler. */
export interface Keyed<Key extends string> {
  readonly [key]: Key;
}

/**
 * An id whose definition exists: `Known<TerrainId>` is some terrain's, `Known<TerrainId, "t_door_c">` that of
 * one door. Looking it up gives a record, never `undefined`.
 */
export type Known<Id extends string, Key extends string = string> = Id & Keyed<Key>;

/**
 * What the object of a kind's constants is: each key as the id whose definition exists. It has no prototype, so what
 * other objects inherit, such as `constructor`, is not there: `never`, unless it is an id. An alias of its own, since a
 * mapped type written out in a generated module would be compared key by key with what a property may be called.
 */
export type IdConstants<Id extends string, Key extends string> = {
  readonly [K in Key | ObjectMember]: K extends Key ? Known<Id, K> : never;
};

/** What a compiler takes every object to have. */
type ObjectMember =
  | "constructor"
  | "hasOwnProperty"
  | "isPrototypeOf"
  | "propertyIsEnumerable"
  | "toLocaleString"
  | "toString"
  | "valueOf";

/** The name of the kind that an id is of: `KindOf<TerrainId>` is `"terrain"`. */
export type KindOf<Id extends string> = Id extends { readonly [brand]: infer Kind extends string }
  ? Kind
  : string;

/** What a guard such as `canOpen` adds to an id. */
export interface Can<Verb extends string> {
  readonly [ability]: Readonly<Record<Verb, true>>;
}

/**
 * Brands a key as an id of its kind: the way from text to an id of a kind that is defined elsewhere (§1), such
 * as an item. Generated modules wrap it (`itemId`), which is what games call. Nothing is checked at run time;
 * for kinds of this content `parseId` is the way.
 *
 * @example
 * ```ts
 * import { itemId, type ItemId } from "./generated/index.js";
 *
 * const letter: ItemId = itemId("letter");
 * letter; // => "letter"
 * ```
 */
export function brandKey<Key extends string, Id>(text: Key): Id {
  // `Id` without a limit: the compiler would look at every member of a string to see whether a brand keeps to it.
  return text as unknown as Id;
}

/**
 * Types a plain object of ids as the constants of its kind; what generated `ids` modules call. The object stays
 * the one that was given, and loses its prototype: under the name of anything that is no id, `constructor` say, it has
 * nothing.
 *
 * @example
 * ```ts
 * import { TerrainId } from "./generated/index.js";
 *
 * TerrainId.t_door_c; // => "t_door_c"
 * "constructor" in TerrainId; // => false
 * ```
 */
export function idConstants<Ids>(ids: Readonly<Record<string, string>>): Ids {
  return Object.setPrototypeOf(ids, null) as Ids;
}
