/**
 * Branded ids: strings at run time, types of their own for the compiler. Generated modules build their id
 * types from these; nothing here exists at run time.
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

/** What a guard such as `canOpen` adds to an id. */
export interface Can<Verb extends string> {
  readonly [ability]: { readonly [V in Verb]: true };
}

/** Brands a known key as an id of its kind; the way from text to an id of a kind defined elsewhere (§1). */
export function brandKey<Key extends string, Id extends string>(text: Key): Id {
  return text as string as Id;
}

/** Types a plain object of ids as the constants of its kind. */
export function idConstants<Ids extends object>(ids: Readonly<Record<string, string>>): Ids {
  return ids as Ids;
}
