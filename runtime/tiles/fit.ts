/**
 * Which ids a verb accepts, and the sentence that the compiler prints first about any other. There is a single
 * signature, not one for known ids and one for checked ids: for overloads, a compiler says first that none of them
 * matches.
 */
import type { Able, Keyed } from "../ids/brands.ts";

declare const unfit: unique symbol;

/** No id has this: the member of the union in `Fit` exists only for `Key` to be inferred. */
interface Unfit<Sentence> {
  readonly [unfit]: Sentence;
}

/**
 * An id of kind `Id` that a verb accepts: one that is known to be among `Edges`, or one that was checked by a guard
 * such as `canOpen`. `Key` is the exact id if it is known, otherwise `string`. `Sentence` is what is wrong with it;
 * compilers print a type by its name and arguments, so that the sentence is in the first line of their message.
 */
export type Fit<Sentence, Id, Verb extends string, Edges, Key extends string> = NoInfer<Id> &
  (Able<Verb, Edges> | (Keyed<Key> & Unfit<Sentence>));

/** Why a verb does not accept an id. What follows `Key` keeps the compiler from escaping the quotes. */
export type WhyUnfit<
  Id extends string,
  Verb extends string,
  Edges,
  Key extends string,
> = string extends Key
  ? `not every ${Id} has "${Verb}": ask ${GuardOf<Verb>} first`
  : `${UnlessIn<Edges, Key>} has no "${Verb}" (${Id})`;

// Avoids `keyof Edges`, which a compiler computes anew for each call.
type UnlessIn<Edges, Key extends string> = Key extends string
  ? Edges extends Readonly<Record<Key, unknown>>
    ? never
    : Key
  : never;

type GuardOf<Verb extends string> = Verb extends "oxytorch" | "boltcut" | "hacksaw"
  ? "canCut"
  : `can${Capitalize<Verb>}`;

/** What an id turns into, for `Known`: the exact successor of a known id, `string` for any other. */
export type Successor<Edges, Key extends string> = string extends Key
  ? string
  : Edges extends Readonly<Record<Key, infer Next extends string>>
    ? Next
    : string;
