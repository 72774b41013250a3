/**
 * All that the work on one definition may see of other content. Whoever sees content only through this can run again
 * exactly when an answer is another one: a session records the questions (`reuse/`), a single run only answers them.
 */
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";

/** Why an id is not there, as far as that can be known. */
export interface Unknown {
  readonly suggestion?: string;
  /** Another id is as near as the suggested one. */
  readonly tied?: true;
  readonly reason?: string;
  /** The built-in id that differs in case alone. */
  readonly builtIn?: string;
  /** A few of the ids that there are, where none is suggested. */
  readonly near?: readonly string[];
}

/**
 * Questions about content of the kinds that the format defines. Each takes up to two words and answers with a plain
 * value, a small object or a definition; the same question has one answer throughout a stage.
 */
export interface ContentQuestions {
  /** The surviving definition of that id (aliases and migrations followed), or `undefined`. */
  readonly find: (kind: KindName, id: string) => Definition | undefined;
  /** Whether there is a surviving definition of that id (aliases and migrations followed), whatever it says. */
  readonly exists: (kind: KindName, id: string) => boolean;
  /** Something defines it, but that has an error of its own: references to it stay silent. */
  readonly isBroken: (kind: KindName, id: string) => boolean;
  /** The id behind an alias or a migration, or the id itself. */
  readonly canonical: (kind: KindName, id: string) => string;
  /** Whether there is any definition of the kind. */
  readonly hasIds: (kind: KindName) => boolean;
  /** Another kind that has the id; any kind where none is given. */
  readonly otherKindOf: (kind: KindName | undefined, id: string) => KindName | undefined;
  /** The likeliest reason why the kind has no such id. */
  readonly whyUnknown: (kind: KindName, id: string) => Unknown;
  /** A few ids of the kind to choose from in place of one that it has not. */
  readonly near: (kind: KindName, id: string) => readonly string[];
}

/** Questions about kinds that are defined outside the format, as far as packs and configuration tell. */
export interface KnownQuestions {
  /** Whether anything is known of a kind; while nothing is, its references are not checked. */
  readonly hasIds: (kind: string) => boolean;
  readonly has: (kind: string, id: string) => boolean;
  /** The id stands in a file that could not be read. */
  readonly isBroken: (id: string) => boolean;
  /** What became of an id of earlier content; `to` is absent where it went without a successor. */
  readonly migration: (
    kind: string,
    id: string,
  ) => { readonly to?: string | undefined } | undefined;
  /** Whether anything became of any id of a kind. */
  readonly hasMigrations: (kind: string) => boolean;
  /** Another external kind that has the id. */
  readonly otherKindOf: (kind: string, id: string) => string | undefined;
  /** The likeliest reason why the kind has no such id, other kinds left aside. */
  readonly whyUnknown: (kind: string, id: string) => Unknown;
  /** A few ids of the kind to choose from in place of one that it has not. */
  readonly near: (kind: string, id: string) => readonly string[];
  /** The item is never given back by taking apart what was made of it (§2.10). */
  readonly isUnrecoverable: (item: string) => boolean;
}

/**
 * Works something out once for several who ask for it; gives a function that each of them calls for the result. What
 * was read to work it out counts as read by everyone who calls it.
 */
export type Share = <Result>(workOut: () => Result) => () => Result;

/**
 * For what may never be asked for: gives a function that knows the result. A single run works it out when somebody
 * asks, and a finding that is not shown stays unexplained. A session works it out at once, so that what it read counts
 * as read.
 */
export type Later = <Result>(workOut: () => Result) => () => Result;

/**
 * What the answers to one question depend on besides its words, where its first word is this one: as long as these are
 * the very same, so is every answer. Absent where that is not known.
 */
export type BasisOf = (question: string, first: unknown) => readonly unknown[] | undefined;

export interface ContentView extends ContentQuestions {
  readonly known: KnownQuestions;
  readonly share: Share;
  readonly later: Later;
  readonly basisOf?: BasisOf;
}

/** For a single run, in which nobody asks who read what. */
export const unshared: Share = atOnce;

export function atOnce<Result>(workOut: () => Result): () => Result {
  const result = workOut();
  return () => result;
}

/** Not before it is asked for, and once. */
export const whenAsked: Later = <Result>(workOut: () => Result) => {
  let known: { readonly result: Result } | undefined;
  return () => (known ??= { result: workOut() }).result;
};
