/**
 * Everything that the work on one definition may see of other content. Work that sees content only through this view
 * must run again exactly when an answer changes: a session records the queries (`reuse/`), a single run only answers
 * them.
 */
import type { Unknown } from "../diagnostics/missing-ids.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";

/**
 * Queries about content of the kinds that the format defines. Each accepts up to two words and answers with a plain
 * value, a small object or a definition; the same query always has the same answer within a stage.
 */
export interface ContentQueries {
  /** The surviving definition of that id (aliases and migrations followed), or `undefined`. */
  readonly find: (kind: KindName, id: string) => Definition | undefined;
  /** Whether there is a surviving definition of that id (aliases and migrations followed), whatever its value. */
  readonly exists: (kind: KindName, id: string) => boolean;
  /** Whether something defines the id but has an error of its own: references to it are not reported. */
  readonly isBroken: (kind: KindName, id: string) => boolean;
  /** The id behind an alias or a migration, or the id itself. */
  readonly canonical: (kind: KindName, id: string) => string;
  /** Whether there is any definition of the kind. */
  readonly hasIds: (kind: KindName) => boolean;
  /** Another kind that has the id; any kind if none is given. */
  readonly otherKindOf: (kind: KindName | undefined, id: string) => KindName | undefined;
  /** The likeliest reason why the kind has no such id. */
  readonly whyUnknown: (kind: KindName, id: string) => Unknown;
  /** A few ids of the kind to choose from in place of an unknown one. */
  readonly near: (kind: KindName, id: string) => readonly string[];
  /** The definitions of a kind that yield an item (`KindBehavior.yields`): their ids, by code unit. */
  readonly yielding: (kind: KindName, item: string) => readonly string[];
  /** The text in use that most definitions have in a member, of those with the given beginning. */
  readonly commonest: (member: string, beginning: string) => string | undefined;
}

/** Queries about kinds that are defined outside the format, answered from packs and configuration. */
export interface KnownQueries {
  /** Whether anything is known of a kind; if not, references to it are not checked. */
  readonly hasIds: (kind: string) => boolean;
  readonly has: (kind: string, id: string) => boolean;
  /** Whether the id appears in content that could not be read. */
  readonly isBroken: (id: string) => boolean;
  /** What became of an id of earlier content; `to` is absent if it was removed without a successor. */
  readonly migration: (
    kind: string,
    id: string,
  ) => { readonly to?: string | undefined } | undefined;
  /** Whether any id of a kind has a migration. */
  readonly hasMigrations: (kind: string) => boolean;
  /** Another external kind that has the id. */
  readonly otherKindOf: (kind: string, id: string) => string | undefined;
  /** The likeliest reason why the kind has no such id, apart from other kinds. */
  readonly whyUnknown: (kind: string, id: string) => Unknown;
  /** A few ids of the kind to choose from in place of an unknown one. */
  readonly near: (kind: string, id: string) => readonly string[];
  /** Whether the item is never recovered by taking apart what was made from it (§2.10). */
  readonly isUnrecoverable: (item: string) => boolean;
  /** Whether the item is counted by charges, so that a recipe makes a number of them (§2.10). */
  readonly isCounted: (item: string) => boolean;
  /** The greatest level of a quality that a tool has: 0 if none has it, infinite if no tool is known. */
  readonly greatestLevel: (quality: string) => number;
  /** Whether a character with the trait loses the other one. */
  readonly excludes: (trait: string, other: string) => boolean;
}

/**
 * Works something out once for several users and returns a function that each of them calls for the result. What was
 * read to work it out counts as read by every caller.
 */
export type Share = <Result>(workOut: () => Result) => () => Result;

/**
 * For results that may never be needed: returns a function that returns the result. A single run works it out when that
 * is called, so that no explanation is made for a finding that is not shown. A session works it out at once, so that
 * what it read counts as read.
 */
export type Later = <Result>(workOut: () => Result) => () => Result;

/** What the answers to one query with this first word depend on besides its words; `undefined` if that is not known. */
export type BasisOf = (query: string, first: unknown) => Basis | undefined;

export interface Basis {
  /** As long as these are identical, only answers of which `each` tells it may differ. */
  readonly all: readonly unknown[];
  /** What one answer depends on besides, by a key of its second word. */
  readonly each?: {
    readonly values: ReadonlyMap<string, unknown>;
    readonly keyOf: (word: string) => string;
  };
}

/** The names of queries whose answers a session remembers. */
export type Memoised<Queries> = Readonly<Record<keyof Queries, true>>;

export const memoisedOfContent: Memoised<ContentQueries> = {
  find: true,
  exists: true,
  isBroken: true,
  canonical: true,
  hasIds: true,
  otherKindOf: true,
  whyUnknown: true,
  near: true,
  yielding: true,
  commonest: true,
};

export const memoisedOfKnown: Memoised<KnownQueries> = {
  hasIds: true,
  has: true,
  isBroken: true,
  migration: true,
  hasMigrations: true,
  otherKindOf: true,
  whyUnknown: true,
  near: true,
  isUnrecoverable: true,
  isCounted: true,
  greatestLevel: true,
  excludes: true,
};

export interface ContentView extends ContentQueries {
  /** The names of its own memoised queries, if a stage has more than those of the content. */
  readonly memoised?: Memoised<ContentQueries>;
  readonly known: KnownQueries;
  /** For results that are worked out once for several definitions; they must not be kept in any other way. */
  readonly share: Share;
  readonly later: Later;
  readonly basisOf?: BasisOf;
}

/** For a single run, which does not track reads. */
export const unshared: Share = atOnce;

export function atOnce<Result>(workOut: () => Result): () => Result {
  const result = workOut();
  return () => result;
}

/** Works something out on the first call, and only once. */
export const whenAsked: Later = <Result>(workOut: () => Result) => {
  let known: { readonly result: Result } | undefined;
  return () => (known ??= { result: workOut() }).result;
};
