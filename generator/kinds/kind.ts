/**
 * What the stages know of a definition kind; they know no kind by name. A kind is one folder, and one line in
 * `model/kind-names.ts`. Nothing here depends on code that was generated from the schemas of built-in kinds.
 */
import type { Definition } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { FlagVocabulary } from "./parts/flags/vocabulary.ts";
import type { Generation } from "./generation.ts";
import type { Lookups } from "./lookups.ts";
import type { Naming } from "./naming.ts";
import type { Overlap } from "./overlap.ts";
import type { Output } from "./output.ts";
import type { RecordSources } from "./record-source.ts";
import type { ResolveContext, Rule } from "./rule.ts";
import type { SavedIds } from "./saved-ids.ts";
import type { Transition } from "./transition.ts";

export type { ResolveContext, Rule } from "./rule.ts";

/**
 * `Value` is what an object of the kind may say, `Complete` what a definition says after layering: all of it, with what
 * is mandatory. Both have passed the kind's schema.
 */
export interface Kind<Value extends JsonObject = JsonObject, Complete extends Value = Value> {
  readonly name: KindName;

  // How its objects are loaded.

  /** Absent where its definitions have no ids: they are a list in load order, and nothing can name one of them. */
  readonly naming?: Naming;
  /** Whether the definition is there only so that saved games find its id (§9.2); absent where none ever is. */
  readonly isObsolete?: (value: JsonObject) => boolean;
  /** Of kinds whose ids saved games hold. */
  readonly savedIds?: SavedIds;
  /** Members that a child has to state itself (extension: `copy-from`), besides those of every kind. */
  readonly notInherited?: readonly string[];
  /** The member that names the parent of a child, where neither of them states it. */
  readonly namesParent?: string;
  /** Lists of a child that add to those of its parent, entry by entry, instead of taking their place. */
  readonly addedToInherited?: readonly string[];
  /** All spellings of a member that has several, the canonical one first. */
  readonly spellings?: readonly (readonly string[])[];
  /** Members of which an object states one or the other, so that stating one replaces all of them. */
  readonly exclusive?: readonly (readonly string[])[];
  /** Members that are objects, and the lists inside which a modification changes one by one (§2.1). */
  readonly changedInside?: Readonly<Record<string, readonly string[]>>;
  /**
   * Members of which one must be there for an object without a known `type` to be taken for one of the kind; absent
   * where what is mandatory tells it from others.
   */
  readonly tellingMembers?: readonly string[];
  /** Members that a new definition begins with, besides what is mandatory: without them it would not be complete. */
  readonly startsWith?: readonly string[];
  /** The definition that stands for "none"; its id comes first in tables (§2.4, §2.5). */
  readonly none?: { readonly id: string; readonly value: Complete };

  // What its definitions come to.

  /**
   * The layered value as game code reads it: every default filled in, units as numbers, seasonal values as
   * four. Never fails: the value has passed its schema; what it finds wrong it reports.
   */
  readonly resolve: (definition: Definition<Complete>, context: ResolveContext) => JsonObject;
  /** What the record was made from, where its members do not say so by their names. */
  readonly sourcesOf?: (value: Complete) => RecordSources;
  /** Reports what `resolve` would, and makes no record; for kinds in which it reports anything. */
  readonly findings?: (definition: Definition<Complete>, context: ResolveContext) => void;
  /** Definitions that others give rise to without an object of their own. */
  readonly generation?: Generation;

  // What must hold of them.

  readonly rules: readonly Rule<Value>[];
  /**
   * Those of `rules` that one object breaks by itself, whatever stands in others: they hold as well for templates and
   * for what a child, a modification or a later object states anew.
   */
  readonly ownRules: readonly Rule<Value>[];
  /** What all surviving definitions together must fulfil. */
  readonly checkAll?: (definitions: readonly Definition<Value>[], context: ResolveContext) => void;
  /** Pairs of definitions without ids that are about the same, of which the first one wins (§2.2). */
  readonly overlaps?: (definitions: readonly Definition<Value>[]) => readonly Overlap[];
  /** The words of its `flags`; kinds that share one vocabulary share the object. */
  readonly flags?: FlagVocabulary;

  // What they refer to.

  /** The kind that an id in a member is of, where it is not the one that the schema declares. */
  readonly referenceKind?: (value: Value, member: string | number, declared: string) => string;
  /** A member that names something similar of one of these kinds, or of any that is defined elsewhere (§2.3). */
  readonly similar?: { readonly member: string; readonly kinds: readonly KindName[] };
  /** Definitions of which the record takes something over. */
  readonly uses?: {
    readonly kind: KindName;
    readonly ids: (value: Value) => readonly string[];
  };

  // What is made of them.

  /** Absent where they are part of other kinds' records and have no module of their own. */
  readonly output?: Output;
  /** Into what records of the kind can turn (§3.1). */
  readonly transitions?: readonly Transition[];
  readonly lookups?: Lookups;
}

/**
 * A kind as the stages know it. What they hand to its functions has passed its schema, so that here JSON becomes what
 * the schema says.
 */
export function defineKind<Value extends JsonObject, Complete extends Value>(
  kind: Kind<Value, Complete>,
): Kind {
  return kind as unknown as Kind;
}
