/**
 * What the stages know about a definition kind; they do not know any kind by name. A kind is one folder and one line in
 * `model/kind-names.ts`. Nothing here depends on code that is generated from the schemas of built-in kinds.
 */
import type { Definition } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { AuthoredShapes, KindShapes } from "../schema/link-shapes.ts";
import type { Shape } from "../schema/shape.ts";
import type { KindSchema } from "./own/read-kind-schema.ts";
import type { Vocabulary } from "./parts/words/vocabulary.ts";
import type { Columns } from "./columns.ts";
import type { Generation } from "./generation.ts";
import type { Lookups } from "./lookups.ts";
import type { Naming } from "./naming.ts";
import type { Overlap } from "./overlap.ts";
import type { RecordSources } from "./record-source.ts";
import type { ResolveContext, Rule, RuleContext } from "./rule.ts";
import type { SavedIds } from "./saved-ids.ts";
import type { Transition } from "./transition.ts";
import type { KindWay, ContentTables } from "./ways.ts";

export { ofOneObject, oncePerContent } from "./rule.ts";
export type { ResolveContext, Rule, RuleContext } from "./rule.ts";

/**
 * What a kind says about itself apart from its schema. `Value` is the type of an object of the kind as written,
 * `Complete` that of a definition after layering, with all mandatory members. Both have passed the kind's schema.
 */
export interface KindBehavior<
  Value extends JsonObject = JsonObject,
  Complete extends Value = Value,
> {
  readonly name: KindName;

  // How its objects are loaded.

  /** Absent if its definitions have no ids: they are a list in load order, and nothing can refer to one of them. */
  readonly naming?: Naming;
  /** If true, a definition exists only so that saved games find its id (§9.2); absent if none ever does. */
  readonly obsoleteMember?: string;
  /** For kinds whose ids occur in saved games. */
  readonly savedIds?: SavedIds;
  /** Members that a child has to state itself (extension: `copy-from`), besides those of every kind. */
  readonly notInherited?: readonly string[];
  /** The member that is set to the parent's id in a child, if neither of them states it. */
  readonly namesParent?: string;
  /** Lists of a child that add to those of its parent, entry by entry, instead of replacing them. */
  readonly addedToInherited?: readonly string[];
  /** All spellings of a member that has several, the canonical one first. */
  readonly spellings?: readonly (readonly string[])[];
  /** Groups of members of which an object states only one, so that stating one replaces all of them. */
  readonly exclusive?: readonly (readonly string[])[];
  /** Members that are objects, with the lists inside them that a modification changes one by one (§2.1). */
  readonly changedInside?: Readonly<Record<string, readonly string[]>>;
  /**
   * An object without a known `type` must have one of these members to be taken for one of the kind; absent if the
   * mandatory members distinguish it from other kinds.
   */
  readonly tellingMembers?: readonly string[];
  /** Members that a new definition starts with besides the mandatory ones: it would not be complete without them. */
  readonly startsWith?: readonly string[];
  /** The definition that stands for "none"; its id comes first in tables (§2.4, §2.5). */
  readonly none?: { readonly id: string; readonly value: Complete };

  // What its definitions are resolved to.

  /**
   * Returns the layered value as game code reads it: all defaults filled in, units as numbers, seasonal values as
   * lists of four. Never fails, since the value has passed its schema.
   */
  readonly resolve: (definition: Definition<Complete>, context: ResolveContext) => JsonObject;
  /** What the values in the record were made from, if that does not follow from their names. */
  readonly sourcesOf?: (value: Complete) => RecordSources;
  /** How definitions are generated from others, without objects of their own. */
  readonly generation?: Generation;

  // What its definitions must fulfil.

  readonly rules: readonly Rule<Value>[];
  /** Checks what all surviving definitions together must fulfil. */
  readonly checkAll?: (definitions: readonly Definition<Value>[], context: RuleContext) => void;
  /** Pairs of definitions without ids that have the same subject, of which the first one wins (§2.2). */
  readonly overlaps?: (definitions: readonly Definition<Value>[]) => readonly Overlap[];
  /** Members that may be any word, of which some are common; kinds that share one vocabulary share the object. */
  readonly vocabularies?: readonly Vocabulary[];

  /** Whatever refers to such a definition cannot work without it: an unknown id is an error in every dialect. */
  readonly indispensable?: true;

  // What they refer to.

  /** The kind of an id in a member, if it may differ from the one that the schema declares. */
  readonly referenceKind?: (
    value: Value,
    member: string | number,
    declared: string,
    id: string,
  ) => string;
  /** A member that names something similar, of one of these kinds or of any kind defined elsewhere (§2.3). */
  readonly similar?: { readonly member: string; readonly kinds: readonly KindName[] };
  /** The items that a definition yields; absent if nobody asks which definitions yield an item. */
  readonly yields?: (value: Value) => readonly string[];
  /** Other definitions whose contents are copied into the record. */
  readonly uses?: {
    readonly kind: KindName;
    readonly ids: (value: Value) => readonly string[];
  };

  // What is made from its definitions.

  /** Columns that tables of the kind have besides the members of its records, by name. */
  readonly columns?: Columns<Complete>;
  /** What can be had by means of a definition; if absent, whoever has it has all that it refers to. */
  readonly ways?: (definition: Definition<Complete>, tables: ContentTables) => readonly KindWay[];
  /** Absent if they are part of other kinds' records and have no module of their own. */
  readonly output?: Output;
  /** What records of the kind can turn into (§3.1). */
  readonly transitions?: readonly Transition[];
  readonly lookups?: Lookups;
}

/** What several kinds have in common, besides what each of them adds. */
export type CommonToKinds<Value extends JsonObject> = Omit<Partial<KindBehavior<Value>>, "none">;

/** A kind: what it says about itself, and its schema. */
export interface Kind extends KindBehavior {
  /** The `type` words of its objects. */
  readonly types: readonly string[];
  readonly shapes: KindShapes;
  /** For a kind of a project's own. */
  readonly own?: OwnKind;
}

interface OwnKind {
  /** What it was made of. */
  readonly schema: KindSchema;
  /** Whether a module adds code to it. */
  readonly isCode: boolean;
  /** What authors write, if their objects have another shape than the schema says. */
  readonly authored: (mapped: MapRoot) => AuthoredShapes;
}

export type MapRoot = (root: Shape) => Shape;

/**
 * A kind in the form the stages use. What they pass to its functions has passed its schema, so the cast from JSON to
 * the types of the schema is safe.
 */
export function defineKind<Value extends JsonObject, Complete extends Value>(
  kind: KindBehavior<Value, Complete>,
): KindBehavior {
  return kind as unknown as KindBehavior;
}

/** The modules that definitions of a kind become. */
type Output = TableOutput | ListOutput;

/** A table by id and index. */
interface TableOutput {
  readonly form: "table";
}

/** A list in load order, from which a function of the runtime makes the object that game code uses. */
interface ListOutput {
  readonly form: "list";
  /** The function; `type` is the generic type of what it makes. */
  readonly maker: string;
  readonly type: string;
  /** A description for the documentation. */
  readonly about: string;
  /** The subjects of a record, by which people refer to it, since it has no id. */
  readonly subjectsOf: (record: JsonObject) => readonly string[];
}
