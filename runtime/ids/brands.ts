/**
 * Branded ids: strings at run time, distinct types for the compiler. Generated modules build their id types from these;
 * nothing of a brand exists at run time.
 */
declare const brand: unique symbol;
declare const key: unique symbol;
declare const ability: unique symbol;

/** A string that is an id of kind `Kind`, whether or not such a definition exists. */
export type Branded<Kind extends string> = string & { readonly [brand]: Kind };

/** Carried by a constant beside its brand: the exact id, so that the compiler knows its successors. */
export interface Keyed<Key extends string> {
  readonly [key]: Key;
}

/**
 * An id whose definition exists: `Known<TerrainId>` is the id of some terrain, `Known<TerrainId, "t_door_c">` the id of
 * one particular door. Looking it up returns a record, never `undefined`.
 */
export type Known<Id extends string, Key extends string = string> = Id & Keyed<Key>;

/**
 * The type of a kind's constants object: each key as an id whose definition exists. The object has no prototype, so
 * members that other objects inherit, such as `constructor`, are `never` unless they are ids. This is an alias because
 * the compiler would check a mapped type that is written out in a generated module key by key against the types that
 * property names may have.
 */
export type IdConstants<Id extends string, Key extends string> = {
  readonly [K in Key | ObjectMember]: K extends Key ? Known<Id, K> : never;
};

/** The members that a compiler assumes every object to have. */
type ObjectMember =
  | "constructor"
  | "hasOwnProperty"
  | "isPrototypeOf"
  | "propertyIsEnumerable"
  | "toLocaleString"
  | "toString"
  | "valueOf";

/** The name of the kind that an id belongs to: `KindOf<TerrainId>` is `"terrain"`. */
export type KindOf<Id extends string> = Id extends { readonly [brand]: infer Kind extends string }
  ? Kind
  : string;

/** What a guard such as `canOpen` adds to the type of an id. */
export interface Can<Verb extends string> {
  readonly [ability]: Readonly<Record<Verb, true>>;
}

/** What an id for which `Verb` is possible has beside its brand: it is known to be among `Edges`, or was asked for. */
export type Able<Verb extends string, Edges> = Keyed<keyof Edges & string> | Can<Verb>;

/**
 * Brands a string as an id of its kind. This is how text becomes an id of a kind that is defined elsewhere (§1), such
 * as an item. Games call the wrappers in generated modules (`itemId`). Nothing is checked at run time; for kinds that
 * this content defines, use `parseId`.
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
  // `Id` has no constraint: with one, the compiler would check every member of `string` against the brand.
  return text as unknown as Id;
}

/**
 * Types a plain object of ids as the constants of its kind; called by generated `ids` modules. The object itself is
 * returned, without its prototype, so that a name that is not an id, such as `constructor`, has no value.
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
